import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The link to the site's folder, in the folder of builds. */
const current = 'current';

/** Number of releases whose hashed files the site has. */
const most = 5;

/** Paths of the hashed files of a release, also the compressed ones, relative to the site. */
type Release = string[];

const listHashedFiles = (site: string): Release =>
  readdirSync(join(site, 'assets'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
    .sort();

function readReleases(site: string): Release[] {
  const list = join(site, 'releases.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Release[]) : [];
}

/** Copies the files of earlier releases into a new one, and lists for the next one which files belong together. */
function keepEarlierReleases(before: string, site: string): void {
  const release = listHashedFiles(site);
  const earlier = readReleases(before).filter((other) => other.join() !== release.join());
  const releases = [release, ...earlier].slice(0, most);
  for (const file of new Set(releases.flat()))
    if (existsSync(join(before, file))) cpSync(join(before, file), join(site, file), { force: false });
  writeFileSync(join(site, 'releases.json'), JSON.stringify(releases));
}

/**
 * Builds the site in a new folder and puts it in place in one step: requests during a build, and after a failed one, are
 * answered from the last release. Hashed files of the last five releases stay, because tabs that are open load their
 * parts later. A build with the same hashed files as an earlier one is that release again.
 *
 * @param builds The folder of builds. The site is its `current`.
 * @param build Writes the site into the given folder.
 * @throws what `build` throws.
 */
export async function release(builds: string, build: (folder: string) => Promise<void>): Promise<void> {
  const name = randomUUID();
  const site = join(builds, name);
  mkdirSync(site, { recursive: true });
  try {
    await build(site);
    keepEarlierReleases(join(builds, current), site);
  } catch (error) {
    rmSync(site, { recursive: true });
    throw error;
  }
  // A link, because a folder that isn't empty can't be replaced in one step.
  symlinkSync(name, `${site}.link`);
  renameSync(`${site}.link`, join(builds, current));
  for (const entry of readdirSync(builds))
    if (entry !== current && entry !== name) rmSync(join(builds, entry), { recursive: true });
}
