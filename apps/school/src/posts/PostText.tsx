import type { AudienceWrite, BlockDocument, Post } from '@school/domain';
import { Avatar, Heading, Image, Inline, Prose, Stack, Text, Time } from '@school/ui';
import type { ReactNode } from 'react';
import { useCollege } from '../data/DataRoot.tsx';
import { AudienceNames } from '../audience/AudienceNames.tsx';
import { Attachments } from './Attachments.tsx';
import type { Attached } from './postValues.ts';

/** What is read of a post: who wrote what, when and for whom. */
export function PostText(props: {
  title: string;
  /** Above the title; the name of the category when there is nothing to press. */
  category: ReactNode;
  author: Pick<Post['author'], 'name' | 'avatar'>;
  /** When it came out or will, an instant; or a sentence about that. */
  time: ReactNode;
  audience: AudienceWrite;
  /** The post, where there is one: it brings the names of its audience along. */
  post?: Post;
  cover?: Post['cover'];
  body: BlockDocument;
  attachments: readonly Attached[];
  /** Said in place of a text that nobody has written. */
  nothing: string;
}) {
  const timeZone = useCollege()?.setting.timezone;
  const { author, cover, body, time } = props;
  return (
    <>
      <Stack gap="m">
        {props.category && (
          <Text as="div" size="small" tone="quiet">
            {props.category}
          </Text>
        )}
        <Heading level={2} size="display">
          <bdi>{props.title}</bdi>
        </Heading>
        <Inline gap="s">
          <Avatar name={author.name} src={author.avatar} aria-hidden />
          <Stack>
            <Text as="span" weight="medium" isolate>
              {author.name}
            </Text>
            {typeof time === 'string' ? (
              <Text as="span" size="small">
                <Time value={time} timeZone={timeZone} format="dateTime" />
              </Text>
            ) : (
              time
            )}
          </Stack>
        </Inline>
        <AudienceNames audience={props.audience} most={8} />
      </Stack>
      {cover && <Image src={cover.url} alt={cover.alt} ratio="16/9" loading="eager" />}
      {body.content.length > 0 ? (
        <Prose document={body} level={3} />
      ) : (
        <Text tone="quiet">{props.nothing}</Text>
      )}
      {props.attachments.length > 0 && <Attachments files={props.attachments} />}
    </>
  );
}
