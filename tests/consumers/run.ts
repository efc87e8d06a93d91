import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

/** The package manager, as `npx` starts it. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];

/** Runs a program until it exits. @throws with its whole output */
export const run = async (
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<string> => {
  try {
    const { stdout } = await promisify(execFile)(command, args, { ...options, encoding: 'utf8' });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};
