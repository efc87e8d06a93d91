import { sendStories } from './sendStories.ts';

process.exitCode = await sendStories({
  token: process.env.CHROMATIC_PROJECT_TOKEN,
  command: 'chromatic',
  args: ['--config-file', '.storybook/chromatic.config.json', ...process.argv.slice(2)],
  limit: 30 * 60_000,
});
