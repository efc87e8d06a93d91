/** `node apps/provider/src/restore.ts FILE`: restores a backup into an empty, stopped installation. */
import { join } from 'node:path';
import type { CheckedArchive } from './backup/archive.ts';
import { checkBackup, restoreBackup } from './backup/restoreBackup.ts';
import { readArguments, runCommand } from './operator.ts';
import { createSpool } from './storage/spool.ts';

const usage = 'node apps/provider/src/restore.ts FILE [--replace] [--new-key]';

await runCommand(() => {
  const { file, has } = readArguments(process.argv.slice(2), ['--replace', '--new-key'], usage);
  const how = { replace: has('--replace'), newKey: has('--new-key') };
  let archive: CheckedArchive | undefined;
  return {
    needsData: false,
    async check({ appKey }) {
      archive = await checkBackup(file, { appKey, ...how });
    },
    async work({ config, client, storage, log }) {
      const spool = createSpool(join(config.dataDir, 'uploads'));
      const { appKey } = config;
      const { manifest, files } = await restoreBackup(file, {
        client,
        storage,
        spool,
        appKey,
        log,
        archive,
        ...how,
      });
      return `Restored ${manifest.college_ids.length} schools and ${files.size} files.`;
    },
  };
});
