// Tells the user that it is their turn: always in the title and icon of the page, by a notification if it is in the background and the
// user has asked for that, and by a sound if sounds are on.

import { keep, recall } from "./kept";
import { play } from "./sound";
import type { State } from "./types";
import { asks } from "./words";

const store = "fray-notice";

// noticeOn reports whether notifications are wanted and allowed.
export function noticeOn(): boolean {
  return "Notification" in window && Notification.permission === "granted" && recall(store) === "on";
}

// turnNotice turns notifications on, if the browser lets us, or off. It returns how it is then.
export async function turnNotice(on: boolean): Promise<boolean> {
  if (on && "Notification" in window) await Notification.requestPermission();
  keep(store, on ? "on" : "off");
  return noticeOn();
}

let asked = ""; // the question that was last notified
let plain = ""; // address of the icon without a sign

// notice shows whether the page waits for the user.
export function notice(s: State): void {
  const waits = asks(s);
  document.title = `${waits ? "● " : ""}${s.name} · fray`;
  badge(waits);
  const id = waits ? `${s.table} ${s.question?.id ?? ""}` : "";
  if (id === asked) return;
  asked = id;
  if (waits) play("turn");
  if (!waits || !document.hidden || !noticeOn()) return;
  const n = new Notification(s.name, { body: s.question?.prompt ?? "It is your turn.", tag: s.table });
  n.onclick = () => {
    window.focus();
    n.close();
  };
  navigator.vibrate?.(200);
}

// badge puts a dot on the icon of the page.
function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  plain ||= icon.href;
  const href = on ? dotted : plain;
  if (icon.href !== href) icon.href = href;
}

const dotted = "data:image/svg+xml," + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="12" cy="17" r="8" fill="#2a6fb0"/><rect x="14" y="10.5" width="13" height="13" rx="2" fill="#c0551a"/><circle cx="25" cy="7" r="6.5" fill="#d22" stroke="#fff" stroke-width="2"/></svg>');
