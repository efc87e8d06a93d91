import { describe, expect, it } from 'vitest';
import type { HeicProblem } from '../heic/heicAnswer.ts';
import { changedFile } from '../testing/changedFile.ts';
import { heicPhoto } from '../testing/heicPhoto.ts';
import { convertHeicPhoto, readPicture } from './readPicture.ts';

const png = new File(['pixels'], 'logo.png', { type: 'image/png' });
const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
const converting = (result: Blob | HeicProblem) => ({ loadHeicConverter: async () => async () => result });

describe('readPicture', () => {
  it('C05: reads a HEIC photo as a JPEG of the same name', async () => {
    for (const name of ['IMG_0001.HEIC', 'IMG_0001.heif', 'IMG_0001']) {
      const picture = (await readPicture(heicPhoto(name), converting(jpeg))) as File;
      expect([picture.name, picture.type, await picture.text()]).toEqual([
        'IMG_0001.jpg',
        'image/jpeg',
        'jpeg',
      ]);
    }
  });

  it('knows a HEIC photo by its content', async () => {
    const renamed = heicPhoto('IMG_0001.jpg', 4032, 3024, 'image/jpeg');
    expect(await readPicture(renamed, converting(jpeg))).toMatchObject({ name: 'IMG_0001.jpg', size: 4 });
  });

  it('leaves other pictures as they are', async () => {
    const loadHeicConverter = () => Promise.reject(new Error('not needed'));
    expect(await readPicture(png, { loadHeicConverter })).toBe(png);
  });

  it.each([
    ['damaged', 'pictures.unreadable'],
    ['tooLarge', 'pictures.unreadable'],
    ['notLoaded', 'pictures.heicNotLoaded'],
    ['failed', 'pictures.heic'],
  ] as const)('gives the reason why a HEIC photo is not converted: %s', async (problem, id) => {
    expect(await readPicture(heicPhoto(), converting(problem))).toMatchObject({ id });
  });

  it('says that the converter is missing without a connection', async () => {
    const loadHeicConverter = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await readPicture(heicPhoto(), { loadHeicConverter })).toMatchObject({
      id: 'pictures.heicNotLoaded',
    });
  });

  it('does not convert a file that is too large', async () => {
    const large = new File([heicPhoto(), new Uint8Array(20 * 1024 * 1024)], 'IMG_0001.HEIC');
    const loadHeicConverter = () => Promise.reject(new Error('not needed'));
    expect(await readPicture(large, { loadHeicConverter })).toMatchObject({ id: 'pictures.tooLarge' });
  });

  it('ends when it is cancelled, whether or not the converter ends', async () => {
    for (const conversion of [new Promise<never>(() => undefined), Promise.resolve(jpeg)]) {
      const controller = new AbortController();
      const result = readPicture(heicPhoto(), {
        signal: controller.signal,
        loadHeicConverter: async () => {
          controller.abort();
          return () => conversion;
        },
      });
      await expect(result).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    }
  });

  it.each([
    ['nothing', new File([], 'logo.png', { type: 'image/png' }), 'pictures.unreadable'],
    ['a text', new File(['words'], 'logo.txt', { type: 'text/plain' }), 'pictures.wrongType'],
    ['a changed file', changedFile('logo.png'), 'files.changed'],
  ])('rejects %s', async (_, file, id) => {
    expect(await readPicture(file)).toMatchObject({ id });
  });
});

describe('convertHeicPhoto', () => {
  it('leaves every other file to the browser', async () => {
    const gif = new File(['pixels'], 'me.gif', { type: 'image/gif' });
    expect(await convertHeicPhoto(gif)).toBe(gif);
  });
});
