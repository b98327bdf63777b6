/** Offers the games, as the page's start does. Imported after `page.js`. */
import { offerGames } from "../../src/kitapi/web/client/covers.js";
import { COVERS } from "../../src/kitapi/web/client/games.js";

offerGames(COVERS);
