import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The workspace. */
export const root = resolve(import.meta.dirname, '..');

const bin = join(root, 'node_modules', '.bin');

/** The environment of all steps: the workspace's programs come first. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  FORCE_COLOR: '0',
};

/** Milliseconds after which a command is ended: the run then names the step that hangs, and does the others. */
const longestCommand = () => (environment.TEST_ALL ? 180 : 60) * 60_000;

/** The output of a step that runs beside another one; it is printed in one piece at its end. */
const heldOutput = new AsyncLocalStorage<Buffer[]>();

/** Runs a command in the workspace and prints its output. Resolves to whether it exited with 0. */
export const runCommand = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((done) => {
    const output = heldOutput.getStore();
    const child = spawn(command, args, {
      cwd: root,
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...environment, ...env },
      timeout: longestCommand(),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => void output?.push(piece));
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });

/** Runs work and returns its result with the output of its commands. */
export async function holdOutput<T>(work: () => Promise<T>): Promise<{ result: T; output: Buffer }> {
  const output: Buffer[] = [];
  const result = await heldOutput.run(output, work);
  return { result, output: Buffer.concat(output) };
}
