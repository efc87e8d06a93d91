import { toId, toChance } from '../../seed/ids.ts';
import type { DemoSchool } from '../../seed/shape.ts';
import type { NewRow } from '../database/schema.ts';

const oneDay = 86_400_000;
/** Relative visits at each hour from 7 to 20 on the busiest day: before class, at the breaks, and in the evening. */
const busy = [0.5, 0.9, 0.35, 0.3, 0.2, 0.15, 0.3, 0.35, 0.3, 0.2, 0.15, 0.2, 0.15, 0.1];
const firstHour = 7;
const weekdays = [0.15, 0.9, 1, 0.85, 0.85, 0.75, 0.2];

/** Returns four weeks of visits; the hours are those of UTC−3. */
export function visitRows({ key, college, people }: DemoSchool, now: Date): NewRow<'visits'>[] {
  const today = Math.floor(now.getTime() / oneDay) * oneDay;
  const active = people.filter(({ status }) => status === 'active');
  const rows: NewRow<'visits'>[] = [];
  for (let back = 0; back < 28; back += 1) {
    const day = today - back * oneDay;
    const share = weekdays[new Date(day).getUTCDay()]!;
    for (const { id: user_id } of active)
      for (const [at, often] of busy.entries()) {
        const name = `${key}/visit/${user_id}/${back}/${at}`;
        const chance = toChance(name);
        if (chance >= often * share * 0.5) continue;
        const started_at = new Date(day + (firstHour + at + 3) * 3600_000 + Math.floor(chance * 3540_000));
        if (started_at >= now) continue;
        const seconds = 60 + Math.floor(toChance(`${name}/length`) * 1200);
        rows.push({ college_id: college.id, id: toId(name), user_id, started_at, seconds });
      }
  }
  return rows;
}
