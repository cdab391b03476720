import type { MemberModule } from '../accounts/index.ts';
import type { ContentModule } from '../content/index.ts';
import type { OperatorModule } from '../operators/index.ts';

export interface InboxDeps {
  content: Pick<ContentModule, 'shown'>;
  member: MemberModule;
  /** Writes an audit line. */
  audit: OperatorModule['audit'];
}
