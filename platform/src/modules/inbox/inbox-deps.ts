import type { ContentModule } from '../content/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { OperatorModule } from '../operator/index.ts';

export interface InboxDeps {
  content: ContentModule;
  member: MemberModule;
  /** Writes an audit line. */
  audit: OperatorModule['audit'];
}
