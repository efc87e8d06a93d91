import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, fillPost, long, origin, signIn, test, uniqueTitle, words } from './journey.ts';

/** 64 × 48 pixels, to be shown turned by 90° clockwise: blue and red above white and green. */
const photo = readFileSync(resolve(import.meta.dirname, 'photos/turned.heic'));
/* As on systems that know no media type of HEIC. */
const heic = { name: 'IMG_0001.HEIC', mimeType: '', buffer: photo };

/** The size of a picture and the colours of its corners, as seen: r, g, b or w. */
const readPixels = (image: Locator) =>
  image.evaluate(async (element) => {
    const picture = element.querySelector('img') ?? (element as HTMLImageElement);
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const colour = (x: number, y: number) => {
      const [r, g, b] = context.getImageData(x * (width - 1), y * (height - 1), 1, 1).data;
      if (Math.min(r!, g!, b!) > 200) return 'w';
      return r! > Math.max(g!, b!) ? 'r' : g! > b! ? 'g' : 'b';
    };
    return {
      isUpright: height > width,
      corners: [colour(0.1, 0.1), colour(0.9, 0.1), colour(0.1, 0.9), colour(0.9, 0.9)].join(''),
    };
  });
const turned = { isUpright: true, corners: 'brwg' };

test('C05: a HEIC photo is the cover of a post and a picture in its text', async ({ page }) => {
  const title = uniqueTitle('Paseo');
  await signIn(page, 'comunicaciones');
  await page.goto('/blog/new-post');
  await fillPost(page, { title, content: 'Fotos del paseo' });
  await page.keyboard.press('Escape');
  await test.step('pastes it into the text', async () => {
    const editor = page.getByRole('textbox', { name: words('posts.form.content') });
    await editor.evaluate(
      (element, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'IMG_0001.HEIC'));
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [...photo],
    );
    const chooser = page.getByRole('dialog');
    await chooser.getByRole('textbox').fill('El grupo en el cerro');
    await page.keyboard.press('Enter');
    await expect(editor.getByRole('img', { name: 'El grupo en el cerro' })).toBeVisible();
  });
  await page.getByLabel(words('posts.form.cover')).setInputFiles(heic);
  const alt = page.getByRole('textbox', { name: words('posts.form.coverAlt') });
  await expect(alt).toBeFocused();
  await alt.fill('El cerro');
  await page.getByRole('button', { name: words('posts.form.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  const article = page.getByRole('article');
  for (const name of ['El grupo en el cerro', 'El cerro'])
    expect(await readPixels(article.getByRole('img', { name }).first())).toEqual(turned);
});

test('C05: a HEIC photo is the picture of a person and of the school', long, async ({ page }) => {
  const school = 'puertoclaro';
  await signIn(page, 'administrador', school);
  await test.step('as avatar', async () => {
    await page.goto(`${origin(school)}/app/profile`);
    await page.getByLabel(words('profile.picture')).setInputFiles(heic);
    await expect(page.getByRole('application')).toBeFocused();
    await page.getByRole('button', { name: 'Usar imagen', exact: true }).click();
    await page.getByRole('button', { name: words('forms.save'), exact: true }).click();
    await expect(page.getByText(words('profile.saved')).first()).toBeVisible();
    await page.reload();
    const avatar = page.getByRole('main').locator('img[src^="/media/avatars/"]').first();
    expect((await readPixels(avatar)).corners).toBe(turned.corners);
  });
  await test.step('as logo', async () => {
    await page.goto(`${origin(school)}/admin/school`);
    const logo = page.getByRole('group', { name: words('school.pictures.image'), exact: true });
    const before = await logo.getByRole('img').evaluate(async (element) => {
      const answer = await fetch((element.querySelector('img') ?? (element as HTMLImageElement)).src);
      const mimeType = answer.headers.get('content-type')!;
      return { mimeType, bytes: [...new Uint8Array(await answer.arrayBuffer())] };
    });
    await logo.locator('input[type=file]').setInputFiles(heic);
    await expect(logo.getByRole('img')).toHaveAttribute('src', /^blob:/);
    await logo.getByRole('button', { name: words('school.pictures.use') }).click();
    await expect(page.getByText(words('school.pictures.changed')).first()).toBeVisible();
    await page.reload();
    await expect(logo.getByRole('img')).toHaveAttribute('src', /^\/media\//);
    expect(await readPixels(logo.getByRole('img'))).toEqual(turned);
    // Other journeys show the school as it was.
    await logo
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo', mimeType: before.mimeType, buffer: Buffer.from(before.bytes) });
    await logo.getByRole('button', { name: words('school.pictures.use') }).click();
    await expect(page.getByText(words('school.pictures.changed')).first()).toBeVisible();
  });
});

test.describe('the decoder', () => {
  test.use({ allowed: [[/Failed to load resource.*ERR_FAILED/], { option: true }] as never });

  test('C05: loads with the first photo, alone may compile WebAssembly, and is asked for again', async ({
    page,
  }) => {
    const policies = new Map<string, string | null>();
    page.on('response', async (response) => {
      const policy = await response.headerValue('content-security-policy');
      policies.set(new URL(response.url()).pathname.replace(/-[\w-]+\.\w+$/, ''), policy);
    });
    await signIn(page, 'administrador');
    await page.goto('/admin/school');
    const logo = page.getByRole('group', { name: words('school.pictures.image'), exact: true });
    const choose = (buffer: Buffer) => logo.locator('input[type=file]').setInputFiles({ ...heic, buffer });
    await expect(logo).toBeVisible();
    expect([...policies.keys()].filter((path) => /heic/i.test(path))).toEqual([]);

    await page.route('**/assets/libheif-*', (route) => route.abort());
    await choose(photo);
    await expect(logo.getByRole('alert')).toHaveText(words('pictures.heicNotLoaded'));
    await page.unroute('**/assets/libheif-*');
    await page.route('**/assets/heicWorker-*', (route) => route.abort());
    await choose(photo);
    await expect(logo.getByRole('alert')).toHaveText(words('pictures.heicNotLoaded'));
    await page.unroute('**/assets/heicWorker-*');
    await choose(photo.subarray(0, -100));
    await expect(logo.getByRole('alert')).toHaveText(words('pictures.unreadable', { megapixels: 60 }));
    await choose(photo);
    await expect(logo.getByRole('img')).toHaveAttribute('src', /^blob:/);
    await expect(logo.getByRole('alert')).toHaveCount(0);

    const compiling = [...policies].filter(([, policy]) => policy?.includes('wasm')).map(([path]) => path);
    expect(compiling).toEqual(['/assets/heicWorker']);
  });
});
