import { documentFromText, fold } from '@school/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { type Choices, readChoices, newPost } from '../../testing/writing.ts';
import { searchedFor } from './search.queries.ts';

describe.each(databases)('post search on $name', (database) => {
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(() => school.close());

  const write = async (title: string, text = 'Nada más.') => {
    const body = newPost(choices, { title, body: documentFromText(text) });
    return (await school.call('createPost', { token, body })).data.data.id;
  };
  const findTitles = async (q: string, query = {}) => {
    const { status, data } = await school.call('listPosts', { token, query: { q, per_page: 100, ...query } });
    expect(status).toBe(200);
    expect(data.meta.total).toBe(data.data.length);
    return data.data.map(({ title }) => title);
  };
  /** The stored words, compared with a fresh split of the texts. */
  const compareWords = () =>
    school.arrange(async (tx) => {
      const indexed = sql`select post_id, word from post_words`;
      const expected = sql`select p.id, word from posts p, search_words(p.search_text) word`;
      const { rows } = await sql<{ differences: number; words: number }>`
        select (select count(*) from ((${indexed} except ${expected}) union all (${expected} except ${indexed})) d) as differences,
          (select count(*) from (${indexed}) w) as words`.execute(tx);
      return rows[0]!;
    });

  test.each([
    ['a beginning of a word', 'zarzam', true],
    ['a whole word, in capitals and with an accent too many', 'ZARZAMÓRA', true],
    ['words of title and text in any order', 'patio zarzamora', true],
    ['a word among signs', '«zarzamora»', false],
    ['a number with a sign', '8°zb', true],
    ['two letters', 'zy', true],
    ['a part of an address', 'zoe@aromos', true],
    ['a word with a sign that the text has not', 'zarzamora%', false],
    ['a word that is nowhere beside one that is', 'zarzamora unicornio', false],
    ['nothing but signs', '%', false],
  ])('%s', async (_what, q, matches) => {
    const title = 'Una (Zarzamora) en el 8°ZB';
    await write(title, 'Está en el patio zy. Preguntas a zoe@aromos.example');
    expect((await findTitles(q)).includes(title)).toBe(matches);
    await school.arrange((tx) => tx.deleteFrom('posts').where('title', '=', title).execute());
  });

  test('finds any part of a text without spaces, or with articles joined to words', async () => {
    await write('星期五足球比赛', 'x');
    await write('اجتماع في المدرسة', 'x');
    expect(await findTitles('足球')).toEqual(['星期五足球比赛']);
    expect(await findTitles('مدرسة')).toEqual(['اجتماع في المدرسة']);
  });

  test('finds the words of a table in each cell', async () => {
    const cell = (text: string) => ({
      type: 'tableCell' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
    });
    const rows = [
      [cell('Curso'), cell('Carruaje')],
      [cell('5°Q'), cell('Quiltro')],
    ];
    const body = {
      type: 'doc' as const,
      content: [
        { type: 'table' as const, content: rows.map((content) => ({ type: 'tableRow' as const, content })) },
      ],
    };
    const { status, data } = await school.call('createPost', {
      token,
      body: newPost(choices, { title: 'Con tabla', body }),
    });
    expect([status, data.data.excerpt, data.data.body]).toEqual([
      201,
      'Curso · Carruaje 5°Q · Quiltro',
      body,
    ]);
    expect(await findTitles('quiltro 5°q')).toEqual(['Con tabla']);
    expect(await findTitles('CarruajeQuiltro')).toEqual([]);
  });

  test('updates after changes and deletes with the post', async () => {
    const id = await write('Kermesse del zorzal', 'Con quesillo.');
    expect(await findTitles('quesillo')).toHaveLength(1);
    const update = (text: string, version: number) =>
      school.call('updatePost', {
        token,
        path: { id },
        headers: { 'if-match': `"${version}"` },
        body: newPost(choices, { title: 'Kermesse del pidén', body: documentFromText(text) }),
      });
    expect((await update('Con sandía.', 1)).status).toBe(200);
    expect([await findTitles('quesillo'), await findTitles('zorzal')]).toEqual([[], []]);
    expect(await findTitles('sandi kermes piden')).toEqual(['Kermesse del pidén']);
    expect((await compareWords()).differences).toBe(0);
    const { words } = await compareWords();
    expect((await school.call('deletePost', { token, path: { id } })).status).toBe(204);
    expect(await findTitles('sandia')).toEqual([]);
    expect(await compareWords()).toMatchObject({ differences: 0, words: words - 5 });
  });

  test('counts and sorts the whole result on each page', async () => {
    for (const at of [1, 2, 3]) await write(`Torneo rayuela ${at}`);
    const all = await findTitles('rayuela torneo', { sort: 'title' });
    expect(all).toEqual([1, 2, 3].map((at) => `Torneo rayuela ${at}`));
    const query = { q: 'rayuela', sort: '-title', per_page: 2, page: 2 };
    const { data } = await school.call('listPosts', { token, query });
    expect(data.data.map(({ title }) => title)).toEqual(['Torneo rayuela 1']);
    expect(data.meta).toMatchObject({ total: 3, last_page: 2, counts: { all: 3, published: 3, draft: 0 } });
    const past = await school.call('listPosts', { token, query: { ...query, page: 9 } });
    expect([past.data.data, past.data.meta.total]).toEqual([[], 3]);
    const drafts = await school.call('listPosts', {
      token,
      query: { q: 'rayuela', 'filter[status]': 'draft' },
    });
    expect([drafts.data.meta.total, drafts.data.meta.counts.all]).toEqual([0, 3]);
  });

  test('looks up only words that the database’s own split contains', async () => {
    const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 60 }), { numRuns: 400, seed: 7 });
    const spanish = ['«¿Qué?» —dijo—, 3.º básico… A/B_c-d·e', 'a\u00a0b\u2003cde\u3000fgh', 'x'.repeat(80)];
    const folded = [...texts, ...spanish].map(fold).filter((text) => !text.includes('\0'));
    const { rows } = await sql<{ text: string; words: string[] }>`
      select text, array(select search_words(text)) as words from unnest(${folded}::text[]) text`.execute(
      school.db,
    );
    for (const { text, words } of rows) {
      const typed = text.split(/\s+/).flatMap((term) => searchedFor(term).prefixes);
      expect(typed.filter((word) => !words.includes(word))).toEqual([]);
    }
  });
});
