/** `node apps/provider/src/backup.ts FILE`: backs all schools up into one archive, while the provider runs. */
import { takeBackup } from './backup/takeBackup.ts';
import { readArguments, runCommand } from './operator.ts';

const usage = 'node apps/provider/src/backup.ts FILE [--without-files]';

await runCommand(() => {
  const { file, has } = readArguments(process.argv.slice(2), ['--without-files'], usage);
  return {
    needsData: true,
    async work({ config, client, storage }) {
      const parts = { client, storage, appKey: config.appKey, withoutFiles: has('--without-files') };
      const { colleges, files } = await takeBackup(file, parts);
      return `Backup of ${colleges} schools and ${files} files: ${file}. The key is not in it; keep it apart.`;
    },
  };
});
