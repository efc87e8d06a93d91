import { routePath } from '../../router/routePath.ts';

export const boardPaths = {
  /** The live board of an emergency, for the people who lead the response. */
  board: routePath('/college-notifications/:id/board'),
  /** Its report, for print and for the file. */
  report: routePath('/college-notifications/:id/report'),
};
