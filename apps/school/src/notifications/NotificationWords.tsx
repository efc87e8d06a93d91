import { Prose } from '@school/ui';

/** What a notification says: plain words, a paragraph a line. Nothing in them is ever taken for markup. */
export function NotificationWords({ content }: { content: string }) {
  const lines = content.split(/\n+/).filter((line) => line.trim() !== '');
  return (
    <Prose>
      {lines.map((line, at) => (
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </Prose>
  );
}
