/** `node apps/provider/src/restore.ts FILE`: puts a backup into an installation that is empty and stopped. */
import { join } from 'node:path';
import { restoreBackup } from './backup/restoreBackup.ts';
import { readArguments, runCommand } from './operator.ts';
import { createSpool } from './storage/spool.ts';

const usage = 'node apps/provider/src/restore.ts FILE [--replace] [--new-key]';

await runCommand(() => {
  const { file, has } = readArguments(process.argv.slice(2), ['--replace', '--new-key'], usage);
  return {
    needsData: false,
    async work({ config, client, storage, say }) {
      const spool = createSpool(join(config.dataDir, 'uploads'));
      const { appKey } = config;
      const how = { replace: has('--replace'), newKey: has('--new-key') };
      const { manifest, files } = await restoreBackup(file, {
        client,
        storage,
        spool,
        appKey,
        say,
        ...how,
      });
      return `Restored ${manifest.college_ids.length} schools and ${files.size} files.`;
    },
  };
});
