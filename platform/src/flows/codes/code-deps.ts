import type { ContentModule } from '../../modules/content/index.ts';
import type { MemberModule } from '../../modules/member/index.ts';
import type { VerificationModule } from '../../modules/verification/index.ts';

export interface CodeDeps {
  content: ContentModule;
  member: MemberModule;
  verification: VerificationModule;
}
