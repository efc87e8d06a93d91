import { authPaths } from '../../../apps/school/src/areas/auth/paths.ts';
import { homePaths } from '../../../apps/school/src/areas/home/paths.ts';
import { profilePaths } from '../../../apps/school/src/areas/profile/paths.ts';
import { type Area, button, link, located } from './opener.ts';

export const account: Area = {
  name: 'the account and the frame',
  openers: [
    {
      files: ['shell/AccountMenu.tsx'],
      path: homePaths.home.href(),
      steps: [button('app.accountMenu')],
      only: 'desktop',
    },
    {
      files: ['search/SearchPalette.tsx'],
      path: homePaths.home.href(),
      steps: [button('search.label')],
      isField: true,
    },
    {
      files: ['shell/Shell.tsx'],
      path: homePaths.home.href(),
      steps: [
        located('all links', (page) => page.getByRole('navigation').locator('button[aria-haspopup=dialog]')),
      ],
      only: 'phone',
    },
    {
      files: ['areas/profile/ProfilePin.tsx'],
      path: profilePaths.detail.href({ part: 'pin' }),
      steps: [button('profile.pin.delete')],
    },
    {
      files: ['areas/profile/ProfileDevices.tsx'],
      path: profilePaths.detail.href({ part: 'devices' }),
      steps: [button('profile.devices.signOutOthers')],
    },
  ],
};

export const signIn: Area = {
  name: 'sign-in',
  role: null,
  openers: [
    { files: ['areas/auth/login/RecoverDialog.tsx'], path: authPaths.login, steps: [link('login.forgot')] },
  ],
};
