import type { Plugin } from './plugin.ts';

/** Revokes sessions whose sign-out did not reach the server, once it is reachable. */
export const revocations: Plugin = {
  name: 'revocations',
  start({ page: { localStorage: storage }, client, visit }) {
    visit.subscribe(() => {
      if (storage.getItem('school.revocations') && visit.get().outcome === 'ok')
        void import('../data/revocations.ts').then((file) => file.sendRevocations(client, storage));
    });
  },
};
