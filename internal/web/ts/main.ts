// All elements. Containers come last: their children must be defined first.

import "./theme_switch";
import "./home";
import "./board";
import "./clock";
import "./order";
import "./question";
import "./roster";
import "./rail";
import "./tracks";
import "./log";
import "./result";
import "./hints";
import "./summary";
import "./past";
import "./standing";
import "./vote";
import "./adventure";
import "./stir";
import "./proof";
import "./undo";
import "./gm";
import "./announcer";
import "./table";
import "./analysis";
import "./replay";
