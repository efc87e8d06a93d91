// Written by generate.ts from contract/examples/post-picture.yaml.
import type { PostPicture } from '../types.gen.ts';

export const postPictureExamples = {
  patio: {"url":"/media/posts/01990000-0000-7a09-8000-000000000001.webp"},
} satisfies Record<string, PostPicture>;
