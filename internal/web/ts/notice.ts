// Tells the user that it is their turn: always in the title and icon of the page, by a notification if it is in the background and the
// user has asked for that, and by a sound and a vibration if these are on.

import { keep, recall } from "./kept";
import { play } from "./sound";
import type { State } from "./types";
import { asks } from "./words";

const store = "fray-notice";
const shaking = "fray-vibrate";

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

// vibrateOn reports whether the device shakes when it is the user's turn.
export function vibrateOn(): boolean {
  return recall(shaking) === "on";
}

// setVibrate turns vibrations on or off; a user who turns them on feels one.
export function setVibrate(on: boolean): void {
  keep(shaking, on ? "on" : "off");
  if (on) shake();
}

// shake does nothing before the user has touched the page: browsers refuse it then.
function shake(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
}

// occasion is what the user is called for: each own turn once, and each question in the turns of others; "" if nothing is asked.
function occasion(s: State): string {
  const q = s.question;
  if (!q || !asks(s)) return "";
  const { round, turn } = s.view;
  const own = turn !== undefined && s.view.tokens.some((t) => t.id === turn && t.mine);
  return `${s.table} ${own && (q.actor ?? q.who) === turn ? `${round} ${turn}` : q.id}`;
}

let called = ""; // the occasion of the last notice
let plain = ""; // address of the icon without a sign

// notice shows whether the page waits for the user. While the page plays what happened before, it stays silent: the question comes after
// it. A page in the background plays nothing until the user is back.
export function notice(s: State, playing: boolean): void {
  const waits = asks(s);
  document.title = `${waits ? "● " : ""}${s.name} · fray`;
  badge(waits);
  if (!waits || (playing && !document.hidden)) return;
  const now = occasion(s);
  if (now === called) return;
  called = now;
  play("turn");
  if (vibrateOn()) shake();
  if (!document.hidden || !noticeOn()) return;
  const n = new Notification(s.name, { body: s.question?.prompt ?? "It is your turn.", tag: s.table });
  n.onclick = () => {
    window.focus();
    n.close();
  };
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
