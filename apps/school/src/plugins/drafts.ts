import { eraseDraftsOfOthers } from '../forms/eraseDrafts.ts';
import type { Plugin } from './plugin.ts';

/** Erases the drafts of other people when someone signs in on this device. */
export const drafts: Plugin = {
  name: 'drafts',
  start({ session, page: { localStorage: storage, location } }) {
    let owner: string | undefined;
    const erase = () => {
      const { user } = session.getState();
      if (!user || user.id === owner) return;
      owner = user.id;
      eraseDraftsOfOthers(storage, location.hostname, owner);
    };
    session.subscribe(erase);
    erase();
  },
};
