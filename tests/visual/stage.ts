import { test as base, type Page } from '@playwright/test';
import { serveFolder } from '../serveFolder.ts';
import { withoutExtras } from '../storybook/withoutExtras.ts';
import { storybookFolder } from './stories.ts';

/** The look of a story: its language and colour scheme. */
export interface Look {
  locale: 'es' | 'ar';
  scheme: 'light' | 'dark';
}

interface Channel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/* Runs in the page. Requests one story after the other over Storybook's channel, each when the last is rendered. */
const change = async ({ story, look, same }: { story: string; look: Look | undefined; same: boolean }) => {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const wish = (event: string, payload: unknown) =>
    new Promise<void>((resolve, reject) => {
      const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
      const end = (settle: () => void) => {
        channel.off('storyFinished', finished);
        failures.forEach((failure) => channel.off(failure, failed));
        settle();
      };
      const finished = () => end(resolve);
      const failed = (error: unknown) => end(() => reject(new Error(`${story}: ${JSON.stringify(error)}`)));
      channel.on('storyFinished', finished);
      failures.forEach((failure) => channel.on(failure, failed));
      channel.emit(event, payload);
    });
  if (look) await wish('updateGlobals', { globals: look });
  if (!same) await wish('setCurrentStory', { storyId: story, viewMode: 'story' });
  /* A dialog of the previous story may return the focus later than this check. */
  await wish('forceRemount', { storyId: story });
};

/* Runs in the page: letters and pictures are there, and what they moved has been laid out. */
const settled = async () => {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

/**
 * One page on which story after story appears. Storybook's own start takes longer than all the pictures of a component,
 * so a worker starts it once.
 */
export class Stage {
  readonly page: Page;
  readonly #url: string;
  #story: string | undefined;
  #look: Look | undefined;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Renders a story again in this look. */
  async show(story: string, look: Look): Promise<void> {
    if (this.#story === undefined) await this.#start(story);
    await this.page.evaluate(change, {
      story,
      look: this.#look === look ? undefined : look,
      same: this.#story === story,
    });
    this.#story = story;
    this.#look = look;
    await this.page.evaluate(settled);
  }

  async #start(story: string): Promise<void> {
    /* What axe finds is the runner's business (tests/storybook); here it would only take time. */
    const globals = 'a11y.manual:!true';
    await this.page.goto(`${this.#url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
    await this.page.waitForFunction(
      () => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
      undefined,
      { timeout: 20_000 },
    );
    await this.page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
    /* From here on every focused element shows its ring: the last input was a key. */
    await this.page.keyboard.press('F9');
    this.#story = story;
  }

  /** The part of the page that the story takes, a little air around it included. */
  async extent(): Promise<{ x: number; y: number; width: number; height: number }> {
    const air = 8;
    const box = await this.page.evaluate(() => {
      const clear = /, 0\)$/;
      /* Otherwise each measurement would lay out the rows that `content-visibility` skips. They are skipped again
         before the next frame, so the picture is the same. */
      const whole = new CSSStyleSheet();
      whole.replaceSync('*:not([hidden]) { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(whole);
      const drawn = (element: Element) => {
        const style = getComputedStyle(element);
        return (
          /^(svg|img|input|textarea|select|canvas|video)$/.test(element.localName) ||
          !clear.test(style.backgroundColor) ||
          style.backgroundImage !== 'none' ||
          style.boxShadow !== 'none' ||
          style.borderBlockStartWidth !== '0px' ||
          style.borderBlockEndWidth !== '0px' ||
          Array.from(element.childNodes).some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
          )
        );
      };
      const boxes = Array.from(document.querySelectorAll('#storybook-root *'))
        .filter(drawn)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
      const most = (pick: (box: DOMRect) => number) => Math.max(0, ...boxes.map(pick));
      return {
        start: Math.min(innerWidth, ...boxes.map(({ left }) => left)),
        top: Math.min(innerHeight, ...boxes.map(({ top }) => top)),
        end: Math.min(
          innerWidth,
          most(({ right }) => right),
        ),
        bottom: Math.min(
          document.documentElement.scrollHeight,
          most(({ bottom }) => bottom),
        ),
        pageWidth: innerWidth,
      };
    });
    const x = Math.max(0, Math.floor(box.start) - air);
    const y = Math.max(0, Math.floor(box.top) - air);
    return {
      x,
      y,
      width: Math.min(box.pageWidth, Math.ceil(box.end) + air) - x,
      height: Math.ceil(box.bottom) + air - y,
    };
  }
}

/** Today, for stories that say how long ago something was. */
const today = new Date('2026-11-20T12:00:00-03:00');

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 960, height: 720 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'es-CL',
        timezoneId: 'America/Santiago',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(today);
      await page.addInitScript(withoutExtras);
      const { url, close } = await serveFolder(storybookFolder);
      await use(new Stage(page, url));
      await context.close();
      close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
