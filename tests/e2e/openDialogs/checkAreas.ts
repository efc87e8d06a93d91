import { devices } from '@playwright/test';
import { long, signIn, storeOnDevice, test } from '../journey.ts';
import { checkDialog, type Device } from './checkDialog.ts';
import type { Area } from './opener.ts';

const uses = {
  desktop: {},
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: devices['Pixel 7'].userAgent,
  },
} as const satisfies Record<Device, object>;

/** Declares the tests of these areas: each in Spanish and Arabic, on a desktop and a phone. */
export function checkAreas(areas: readonly Area[]): void {
  for (const device of ['desktop', 'phone'] as const)
    test.describe(`on a ${device}`, () => {
      test.use(uses[device]);
      for (const { name, school = 'aromos', role = 'administrador', openers } of areas)
        for (const language of ['es', 'ar'] as const)
          test(`each dialog of ${name} is accessible in ${language}`, long, async ({ page }) => {
            test.setTimeout(600_000);
            await storeOnDevice(page, { language });
            if (role !== null) await signIn(page, role, school);
            for (const opener of openers)
              if ((opener.only ?? device) === device)
                await checkDialog(page, opener, { school, language, device });
          });
    });
}
