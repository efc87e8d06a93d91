import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** What git says that a change touches. */
export interface Change {
  /** The commit that it is compared with. */
  base: string;
  /** Changed, new and deleted files, relative to the workspace. */
  files: string[];
}

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
};

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * Reads the change from git: the commits since `base` and what is not committed.
 *
 * @param base A commit. Defaults to the last one that is in `origin/main` too.
 * @throws If the workspace is no git repository or has no such commit.
 */
export function readChange(base?: string): Change {
  const commit = base
    ? git('rev-parse', '--verify', `${base}^{commit}`)
    : git(
        'merge-base',
        'HEAD',
        spawnSync('git', ['rev-parse', '--verify', 'origin/main'], { cwd: root }).status === 0
          ? 'origin/main'
          : 'HEAD',
      );
  const files = [
    ...lines(git('diff', '--name-only', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return { base: commit, files: [...new Set(files)].sort() };
}

/** The journeys of an area of the app, by the names of their files; of one without an entry, the journeys of all routes. */
export const areaJourneys: Record<string, string[]> = {
  audit: ['statistics'],
  auth: ['signIn', 'badInput'],
  college: ['college', 'school', 'messagingRules', 'heicPhotos'],
  contacts: ['directory'],
  documents: ['documents', 'print'],
  emergencies: ['emergencies', 'board', 'alertKeyboard', 'alertMail', 'alertPermissions', 'approval', 'push'],
  events: ['events'],
  home: ['firstLoad'],
  integrations: ['school'],
  messenger: ['messenger', 'messengerFaults', 'messengerSettings', 'messagingRules', 'messageReports'],
  notFound: ['routes'],
  notifications: ['notifications', 'confirmation', 'alertKeyboard', 'alertPermissions', 'approval'],
  outbox: ['outbox'],
  places: ['directory'],
  posts: [
    'news',
    'publish',
    'draft',
    'forms',
    'confirmation',
    'live',
    'backLinks',
    'tables',
    'keyboard',
    'heicPhotos',
  ],
  profile: ['signIn', 'push', 'heicPhotos'],
  receipts: ['confirmation'],
  roles: ['users'],
  statistics: ['statistics'],
  templates: ['templates'],
  users: ['users'],
};

/** The areas that show a resource of the provider, where they are not called like it. */
const resourceAreas: Record<string, string[]> = {
  accounts: ['auth', 'profile'],
  alertTemplates: ['college', 'notifications'],
  audiences: ['posts', 'events', 'notifications'],
  calendarSettings: ['integrations'],
  categories: ['posts', 'documents'],
  colleges: ['college'],
  documentCategories: ['documents'],
  emailSettings: ['college'],
  lookups: ['users', 'contacts'],
  messageExport: ['messenger'],
  messageReports: ['messenger'],
  messageRetention: ['college'],
  messagingRules: ['college'],
  postCategories: ['posts'],
  push: ['profile'],
  session: ['auth'],
  smtpSettings: ['integrations'],
};

/** What of the suite a change affects. */
export interface Affected {
  /** Folders whose stories run. */
  stories: string[];
  /** Files of journeys, without their ending. */
  journeys: string[];
  /** Folders of the provider whose tests run; `undefined` if all that import a changed file run. */
  providerTests: string[] | undefined;
  contract: boolean;
}

const component = /^packages\/ui\/src\/components\/\w+\//;
const area = /^apps\/school\/src\/areas\/(\w+)\//;
const resource = /^apps\/provider\/src\/resources\/(\w+)\//;
/* What every resource of the provider uses. */
const usedByResources = /^(?:apps\/provider|packages\/(?:domain|text)|tests\/contract)\//;
const contractFile = /^packages\/domain\/contract\//;
const isTest = (file: string) => /\.(?:test|test-d)\.tsx?$/.test(file);

/** Returns the parts of the suite that say something about these files. */
export function affectedBy(files: readonly string[]): Affected {
  const stories = new Set<string>();
  const journeys = new Set<string>();
  const resources = new Set<string>();
  let isOnlyResources = true;
  const addAll = (names: readonly string[] = []) => {
    for (const name of names) journeys.add(name);
  };
  for (const file of files) {
    const journey = /^tests\/e2e\/(\w+)\.spec\.ts$/.exec(file)?.[1];
    if (journey) journeys.add(journey);
    if (isTest(file)) continue;
    const [componentFolder] = component.exec(file) ?? [];
    const [areaFolder, areaName] = area.exec(file) ?? [];
    const [resourceFolder, resourceName] = resource.exec(file) ?? [];
    if (componentFolder) stories.add(componentFolder);
    else if (file.startsWith('packages/ui/src/')) stories.add('packages/ui/src/');
    if (areaFolder && areaName) {
      stories.add(areaFolder);
      addAll(areaJourneys[areaName] ?? ['routes']);
    } else if (file.startsWith('apps/school/src/')) stories.add('apps/school/src/');
    if (resourceFolder && resourceName) {
      resources.add(resourceFolder);
      for (const name of resourceAreas[resourceName] ?? [resourceName]) addAll(areaJourneys[name]);
    } else if (usedByResources.test(file)) isOnlyResources = false;
  }
  return {
    stories: [...stories].sort(),
    journeys: [...journeys].filter((name) => existsSync(join(root, `tests/e2e/${name}.spec.ts`))).sort(),
    providerTests: isOnlyResources ? [...resources].sort() : undefined,
    contract: files.some((file) => contractFile.test(file)),
  };
}
