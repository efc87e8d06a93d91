/**
 * Takes the README's screenshots of the running product: start it, then
 * `pnpm exec node tests/pictures.ts http://aromos.localhost:4000 docs/pictures`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoPasswords } from '@school/domain/fixtures';
import { chromium, type BrowserContextOptions } from '@playwright/test';
import { browserFlags, executablePath } from './browser.ts';

const [origin = 'http://aromos.localhost:4000', folder = 'docs/pictures'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

interface Shot {
  name: string;
  path: string;
  as?: string;
  language?: string;
  scheme?: 'light' | 'dark';
  width?: number;
  school?: string;
}

const shots: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-390', path: '/', width: 390 },
  { name: 'sign-in', path: '/auth/login' },
  { name: 'sign-in-dark', path: '/auth/login', scheme: 'dark' },
  { name: 'sign-in-ar', path: '/auth/login', language: 'ar', school: 'puertoclaro' },
  { name: 'sign-in-norte', path: '/auth/login', school: 'vallenorte' },
  { name: 'sign-in-390', path: '/auth/login', width: 390 },
  { name: 'sign-up', path: '/auth/signup-no' },
  { name: 'home', path: '/app', as: 'administrador' },
  { name: 'home-dark', path: '/app', as: 'administrador', scheme: 'dark' },
  { name: 'home-390', path: '/app', as: 'administrador', width: 390 },
  { name: 'news', path: '/blog', as: 'administrador' },
  { name: 'news-dark', path: '/blog', as: 'administrador', scheme: 'dark' },
  { name: 'news-ar', path: '/blog', as: 'administrador', language: 'ar', school: 'puertoclaro' },
  { name: 'news-390', path: '/blog', as: 'administrador', width: 390 },
  { name: 'news-768', path: '/blog', as: 'administrador', width: 768 },
  { name: 'new-post', path: '/blog/new-post', as: 'administrador' },
  { name: 'new-post-ar', path: '/blog/new-post', as: 'administrador', language: 'ar' },
  { name: 'new-post-390', path: '/blog/new-post', as: 'administrador', width: 390 },
  { name: 'not-found', path: '/no/such/place' },
];

const passwords: Record<string, string> = demoPasswords;

const only = process.env.ONLY ? new RegExp(process.env.ONLY) : /./;
const browser = await chromium.launch({ executablePath, args: browserFlags });
for (const shot of shots.filter(({ name }) => only.test(name))) {
  const school = shot.school ?? 'aromos';
  const site = origin.replace('aromos', school);
  const options: BrowserContextOptions = {
    baseURL: site,
    viewport: { width: shot.width ?? 1440, height: (shot.width ?? 1440) < 700 ? 844 : 900 },
    reducedMotion: 'reduce',
  };
  const context = await browser.newContext(options);
  if (shot.as) {
    /* Only browsers resolve every name under localhost. */
    const answer = await context.request.post(
      `${site.replace(/\w+\.localhost/, '127.0.0.1')}/api/login-mobile`,
      {
        headers: { host: new URL(site).host },
        data: { email: `${shot.as}@${school}.example`, password: passwords[school] },
      },
    );
    const { token } = (await answer.json()) as { token: string };
    await context.addCookies([{ name: 'token', value: token, url: site, sameSite: 'Lax' }]);
  }
  const page = await context.newPage();
  await page.addInitScript(({ language, scheme }) => {
    if (language) localStorage.setItem('language', language);
    localStorage.setItem('color-schema', scheme ?? 'light');
  }, shot);
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${shot.name}.png`) });
  await context.close();
  console.log(shot.name);
}
await browser.close();
