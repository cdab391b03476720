import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { type EventStream, openEventStream } from './event-stream.ts';

/** Makes a response that nobody reads. */
const unread = () => new ServerResponse(new IncomingMessage(new Socket()));

test('disconnects a page that does not read, and unsubscribes it', () => {
  const response = unread();
  let left = 0;
  let stream: EventStream | undefined;
  const enter = (opened: EventStream) => {
    stream = opened;
    return () => {
      left += 1;
    };
  };
  openEventStream(response, enter, 1000);
  for (let no = 0; no < 20; no += 1) stream?.emit('state', { text: 'x'.repeat(100) });
  assert.ok(response.destroyed);
  assert.ok(response.writableLength < 1300, 'nothing is kept for it');
  response.emit('close');
  assert.equal(left, 1);
});

test('does not subscribe a page that has already gone', () => {
  const response = unread();
  response.destroy();
  openEventStream(response, () => assert.fail('nobody is there'));
});

test('sends the end of a stream that ends at once, and nothing after it', () => {
  const response = unread();
  let stream: EventStream | undefined;
  const enter = (opened: EventStream) => {
    stream = opened;
    opened.emit('moved', {});
    opened.end();
    return undefined;
  };
  openEventStream(response, enter);
  stream?.emit('state', {});
  assert.ok(response.writableEnded);
});
