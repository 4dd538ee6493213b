// All elements. Those that hold others come last: what is inside has to be there when they begin.

import "./switch";
import "./home";
import "./board";
import "./clock";
import "./order";
import "./question";
import "./roster";
import "./log";
import "./summary";
import "./past";
import "./standing";
import "./vote";
import "./stir";
import "./proof";
import "./wish";
import "./gm";
import "./say";
import "./table";
import "./replay";
