import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { executablePath } from '../browser.ts';

const record = join(import.meta.dirname, 'baselines', 'chromium.txt');

const readVersion = () =>
  execFileSync(executablePath ?? chromium.executablePath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).match(/[\d.]+/)![0];

/**
 * Prints, after the pictures, which Chromium drew the stored ones and which one compared them: another version draws
 * some pixels differently. An update of all pictures records its version.
 */
export default function compareVersions({ updateSnapshots, grep }: FullConfig): () => void {
  const version = readVersion();
  const isUpdateOfAll = updateSnapshots !== 'none' && String(grep) === '/.*/';
  return () => {
    if (isUpdateOfAll) writeFileSync(record, `${version}\n`);
    const drawnBy = readFileSync(record, 'utf8').trim();
    console.log(
      drawnBy === version
        ? `\nPictures: drawn and compared by Chromium ${version}.`
        : `\nPictures: drawn by Chromium ${drawnBy}, compared by another version, ${version}. Differences may come from that.`,
    );
  };
}
