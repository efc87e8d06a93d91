import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, type PolicyHashes } from '../headers.ts';

/** The page of the built app, and the policy that allows the styles which libraries of this build insert. */
export interface BuiltPage {
  page: string;
  policy: string;
}

function readPolicy(folder: string): string {
  const file = join(folder, 'csp.json');
  return contentSecurityPolicy(
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PolicyHashes) : {},
  );
}

/**
 * Returns a reader of the page and its policy, which reads both again after a new build.
 *
 * @param siteFolder The folder of the built app; a link is followed once for both, because it may change in between.
 */
export function builtPageReader(siteFolder: string): () => BuiltPage | undefined {
  let last: (BuiltPage & { folder: string; time: number }) | undefined;
  return () => {
    if (!existsSync(join(siteFolder, 'index.html'))) return undefined;
    const folder = realpathSync.native(siteFolder);
    const file = join(folder, 'index.html');
    const time = statSync(file).mtimeMs;
    if (last?.folder !== folder || last.time !== time)
      last = { page: readFileSync(file, 'utf8'), policy: readPolicy(folder), folder, time };
    return last;
  };
}
