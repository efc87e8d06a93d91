import { supportedZone } from '@school/text';
import { fillTemplate, type TemplateParts } from '@school/domain';
import { useCollege } from '../../data/DataRoot.tsx';
import { type Query, useQuery } from '../../data/useQuery.ts';
import { formatTag } from '../../intl/messages.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

/** Reads the values of a template, with its placeholders filled in the school's language. */
export function useTemplate(id: string): Query<{ data: TemplateParts }> {
  const { clock } = useScreenServices();
  const college = useCollege();
  const query = useQuery('getTemplate', college ? { path: { id } } : null);
  if (!college || !query.data) return { ...query, data: undefined };
  const { language, timezone } = college.setting;
  const timeZone = supportedZone(timezone);
  const days = new Intl.DateTimeFormat(formatTag(language), { dateStyle: 'long', timeZone });
  const values = { date: days.format(clock()), school: college.name };
  return { ...query, data: { data: fillTemplate(query.data.data, values) } };
}
