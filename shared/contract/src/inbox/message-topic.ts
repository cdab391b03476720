import * as v from 'valibot';

/** What a message is about; the page gives each its picture. */
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
