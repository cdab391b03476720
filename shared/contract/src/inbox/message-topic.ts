import * as v from 'valibot';

/** Topic of a message; the page shows a picture for each. */
export const messageTopics = [
  'reward',
  'withdrawal',
  'deposit',
  'promotion',
  'vip',
  'referral',
  'points',
  'security',
  'service',
] as const;
export const messageTopic = v.picklist(messageTopics);
export type MessageTopic = v.InferOutput<typeof messageTopic>;
