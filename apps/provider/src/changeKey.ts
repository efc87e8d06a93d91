/**
 * `node apps/provider/src/changeKey.ts FILE`: re-encrypts all secrets with the key of FILE instead of the
 * installation's.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyIn } from './config.ts';
import { reencrypt } from './key/reencrypt.ts';
import { readArguments, runCommand } from './operator.ts';

const usage = 'node apps/provider/src/changeKey.ts FILE';

await runCommand(() => {
  const { file } = readArguments(process.argv.slice(2), [], usage);
  return {
    needsData: true,
    async work({ config, client }) {
      const newKey = keyIn(file);
      const { passwords, mails, push } = await reencrypt(client, config.appKey, newKey);
      const done = `Re-encrypted: ${passwords} passwords, ${mails} mails and ${push} values for push messages.`;
      if (process.env.APP_KEY) return `${done} From now on APP_KEY must be what is in ${file}.`;
      const keyFile = join(config.dataDir, 'app.key');
      writeFileSync(`${keyFile}.new`, `${newKey.toString('base64')}\n`, { mode: 0o600, flush: true });
      renameSync(`${keyFile}.new`, keyFile);
      return `${done} The key is in ${keyFile}; keep a copy apart and destroy the old one.`;
    },
  };
});
