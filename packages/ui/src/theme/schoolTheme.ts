#!/usr/bin/env node
import { themeCommand } from './themeCommand.ts';

/* The reader of a pipe may close it early: `school-theme … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { code, out, err } = themeCommand(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
