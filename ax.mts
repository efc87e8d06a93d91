import { chromium } from '@playwright/test'; import { readFileSync } from 'node:fs'; import { createRequire } from 'node:module'; import { serveFolder } from './tests/serveFolder.ts';
const require = createRequire(import.meta.url);
const { url, close } = await serveFolder('storybook-static', {});
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1280, height: 720 } });
await p.goto(url + '/iframe.html?id=components-alerttakeover--long-text&viewMode=story'); await p.locator('[role=alertdialog]').waitFor();
await p.screenshot({ path: '/tmp/at-long.png' });
await p.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
const r = await p.evaluate(async () => { const r = await (window as any).axe.run(document, { runOnly: ['color-contrast'] }); return r.incomplete.map((i: any) => i.nodes.map((n: any) => [n.target, JSON.stringify(n.any)])); });
console.log(JSON.stringify(r).slice(0, 1500));
for (const [s, w, h, g] of [['overview',1440,900,''],['drill',1440,900,''],['overview',390,844,''],['right-to-left',390,844,'&globals=locale:ar'],['failed',1280,720,'']] as const) { await p.setViewportSize({ width: w, height: h }); await p.goto(`${url}/iframe.html?id=components-alerttakeover--${s}&viewMode=story${g}`); await p.locator('[role=alertdialog]').waitFor(); await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/at-${s}-${w}.png` }); }
await b.close(); close();
