import { fetchMenuList } from '../components/Menu/LazyMenuList.tsx';
import { loadConfirmPrompt, loadToastList } from './overlayModules.ts';

const ignore = (): void => undefined;

/**
 * Fetches the code of menus, confirmations and toasts, which otherwise loads when the first of each is opened. Call it
 * while there is a network, on a page that must go on without one. A failure has no effect: what is missing is fetched
 * when it is opened.
 */
export const loadOverlays = (): void => {
  fetchMenuList();
  loadConfirmPrompt().catch(ignore);
  loadToastList().catch(ignore);
};
