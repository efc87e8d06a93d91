import { Prose } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <h2>Special timetable for the national holiday</h2>
        <p>
          On Wednesday 16 and Thursday 17 the school closes at <strong>13:00</strong>. Please read{' '}
          <a href="#protocol">the protocol</a> before.
        </p>
        <ul>
          <li>Bring something to eat.</li>
          <li>
            Come in costume:
            <ol>
              <li>huaso or china,</li>
              <li>or whatever your family wore.</li>
            </ol>
          </li>
        </ul>
        <blockquote>Nobody is left out.</blockquote>
        <h3>Afterwards</h3>
        <p>
          The court stays open until <code>18:00</code>.
        </p>
        <hr />
        <table>
          <thead>
            <tr>
              <th>Course</th>
              <th>Room</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>7° A</td>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const LongText: Story = {
  args: { children: <p>{'A long text keeps to 68 characters a line, wherever it stands. '.repeat(20)}</p> },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    children: (
      <>
        <h2>دوام خاص بالعيد الوطني</h2>
        <p>
          تغلق المدرسة يومي الأربعاء والخميس عند <strong>الواحدة ظهرا</strong>. يرجى قراءة{' '}
          <a href="#protocol">التعليمات</a> قبل ذلك.
        </p>
        <ul>
          <li>أحضروا شيئا للأكل.</li>
          <li>تعالوا بالزي التقليدي.</li>
        </ul>
        <blockquote>لا يُترك أحد.</blockquote>
      </>
    ),
  },
};

const timetable = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const field = (type: 'tableHeader' | 'tableCell', text: string) => ({
  type,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

/** A table of a document; if it is wider than its container it scrolls sideways, by keyboard too. */
export const ATable: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  },
  args: {
    children: undefined,
    document: {
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: ['Course', ...timetable].map((text) => field('tableHeader', text)),
            },
            ...['5° A', '5° B'].map((course) => ({
              type: 'tableRow' as const,
              content: [
                field('tableHeader', course),
                ...timetable.map((day) => field('tableCell', `Extracurricular workshop of ${day}`)),
              ],
            })),
          ],
        },
      ],
    },
  },
};

/** A document of a RichTextField, with heading levels that follow the page's. */
export const OfADocument: Story = {
  args: {
    level: 3,
    children: undefined,
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bring' }] },
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'something to eat,' }] }],
            },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'the ' },
                    {
                      type: 'text',
                      text: 'signed permission',
                      marks: [{ type: 'link', attrs: { href: '/documentos/1' } }, { type: 'bold' }],
                    },
                    { type: 'text', text: '.' },
                  ],
                },
              ],
            },
          ],
        },
        {
          type: 'blockquote',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'لا يُترك أحد.' }] }],
        },
      ],
    },
  },
};
