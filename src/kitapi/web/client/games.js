/** The covers of the games, by name. Written by `make bundle` from the games' packages: do not edit it. */
import { cover as prefa } from "../../games/prefa/client/cover.js";
import { cover as preferans } from "../../games/preferans/client/cover.js";
import { cover as caribbean_stud } from "../../games/caribbean_stud/client/cover.js";

/** @type {{ [game: string]: import("./covers.js").Cover }} */
export const COVERS = {
  prefa,
  preferans,
  "caribbean-stud": caribbean_stud,
};
