import { contactPaths } from '../../../apps/school/src/areas/contacts/paths.ts';
import { placePaths } from '../../../apps/school/src/areas/places/paths.ts';
import { type Area, button, item } from './opener.ts';
import type { Page } from '@playwright/test';
import { findId, findRecord } from './records.ts';

const contactMenu = button('contacts.actionsFor');
const placeMenu = button('places.actionsFor');

/** The main place can't be deleted. */
const findBranch = (page: Page) =>
  findRecord<{ id: string; name: string; main: boolean }>(page, '/api/v1/places', ({ main }) => !main);

export const directory: Area = {
  name: 'contacts and places',
  openers: [
    {
      files: ['areas/contacts/list/contactColumns.tsx'],
      path: contactPaths.list.href(),
      steps: [contactMenu],
    },
    {
      files: ['areas/contacts/useContactActions.ts'],
      path: contactPaths.list.href(),
      steps: [contactMenu, item('contacts.delete')],
    },
    {
      files: ['areas/contacts/detail/ContactFacts.tsx'],
      path: async (page) => contactPaths.detail.href({ id: await findId(page, '/api/v1/contacts') }),
      steps: [contactMenu],
    },
    { files: ['areas/places/list/placeColumns.tsx'], path: placePaths.list.href(), steps: [placeMenu] },
    {
      files: ['areas/places/usePlaceActions.ts'],
      path: async (page) => placePaths.list.href({ q: (await findBranch(page)).name }),
      steps: [placeMenu, item('places.delete')],
    },
    {
      files: ['areas/places/detail/PlaceFacts.tsx'],
      path: async (page) => placePaths.detail.href({ id: (await findBranch(page)).id }),
      steps: [placeMenu],
    },
  ],
};
