import { copyFileSync, rmSync } from 'node:fs';
import { strayDirections, turned } from './mirrored.ts';
import { leftToRight, leftToRightIn, notMirrored, type Reason } from './reasons.ts';
import { expect, test, type Stage } from './stage.ts';
import { components } from './stories.ts';

const light = { locale: 'es', scheme: 'light' } as const;
const darkRightToLeft = { locale: 'ar', scheme: 'dark' } as const;

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const listSelectors = (reasons: Reason[] = []) => reasons.map(({ selector }) => selector);
const picture = async (stage: Stage, name: string) =>
  expect(stage.page).toHaveScreenshot(`${name}.png`, { fullPage: true, clip: await stage.extent() });

for (const { component, story, interactive } of components) {
  const name = kebab(component);

  test(`${component} is mirrored from right to left`, async ({ stage }) => {
    await stage.show(story, light);
    const { compared, strays } = await turned(stage.page, listSelectors(notMirrored[component]));
    expect(strays).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    await stage.show(story, darkRightToLeft);
    const allowed = [...leftToRight, ...(leftToRightIn[component] ?? [])];
    expect(await strayDirections(stage.page, listSelectors(allowed))).toEqual([]);
  });

  test(`${component} is unchanged in light`, async ({ stage }) => {
    await stage.show(story, light);
    await picture(stage, `${name}-light`);
  });

  test(`${component} is unchanged in dark and right to left`, async ({ stage }) => {
    await stage.show(story, darkRightToLeft);
    await picture(stage, `${name}-dark-rtl`);
  });

  if (interactive) {
    test(`${component} is unchanged in forced colours`, async ({ stage }) => {
      await stage.page.emulateMedia({ forcedColors: 'active' });
      await stage.show(story, light);
      try {
        await picture(stage, `${name}-forced`);
      } finally {
        await stage.page.emulateMedia({ forcedColors: 'none' });
      }
    });
  }
}

test.describe('the comparison detects', () => {
  const button = 'components-button--overview';

  test('a margin on a physical side', async ({ stage }) => {
    await stage.show(button, light);
    await stage.page.addStyleTag({ content: '#storybook-root button.probe { margin-left: 3px }' });
    const probe = stage.page.locator('#storybook-root button').first();
    await probe.evaluate((element) => element.classList.add('probe'));
    expect((await turned(stage.page, [])).strays).not.toEqual([]);
    await probe.evaluate((element) => element.classList.remove('probe'));
    expect((await turned(stage.page, [])).strays).toEqual([]);
  });

  test('a direction that is not the reader’s', async ({ stage }) => {
    await stage.show(button, darkRightToLeft);
    await stage.page
      .locator('#storybook-root button')
      .first()
      .evaluate((element) => element.setAttribute('dir', 'ltr'));
    expect(await strayDirections(stage.page, listSelectors(leftToRight))).toHaveLength(1);
  });

  test('one pixel a little darker', async ({ stage }, info) => {
    await stage.show(button, light);
    const clip = await stage.extent();
    const dot = `position: absolute; inset: 12px auto auto 12px; inline-size: 1px; block-size: 1px; background: #fafdfc`;
    await stage.page.evaluate((css) => {
      document.querySelector('#storybook-root')!.insertAdjacentHTML('beforeend', `<i style="${css}"></i>`);
    }, dot);
    const copy = info.snapshotPath('pixel.png');
    copyFileSync(info.snapshotPath('button-light.png'), copy);
    const same = expect(stage.page).toHaveScreenshot('pixel.png', { fullPage: true, clip, timeout: 1500 });
    try {
      await (info.config.updateSnapshots === 'none' ? expect(same).rejects.toThrow('1 pixels') : same);
    } finally {
      rmSync(copy);
    }
  });
});
