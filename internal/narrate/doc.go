// Package narrate tells what has happened in a fight to those who may know of it: the log in sentences, rolls die by die, what
// everybody has done, and how lucky their dice were. Every host of a fight tells it by this package, so that a screen, a
// line and a browser say the same.
package narrate
