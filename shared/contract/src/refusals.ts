/** HTTP status of each refusal; a code that is not listed is a rule refusal (422). */
export const statusByRefusal: Readonly<Record<string, number>> = {
  invalid_input: 400,
  malformed_body: 400,
  unknown_merchant: 400,
  encryption_required: 400,
  payload_stale: 400,
  payload_invalid: 400,
  unknown_key: 400,
  idempotency_key_required: 400,
  not_logged_in: 401,
  bad_signature: 401,
  operator_login_required: 401,
  in_need_true_account: 403,
  not_allowed: 403,
  own_login_required: 403,
  region_blocked: 403,
  password_change_required: 403,
  not_found: 404,
  promotion_not_found: 404,
  unknown_call: 404,
  idempotency_conflict: 409,
  in_progress: 409,
  conflict: 409,
  body_too_large: 413,
  too_many_requests: 429,
  too_many_uploads: 429,
  upload_under_way: 429,
  pictures_busy: 429,
  under_maintenance: 503,
  identity_provider_unavailable: 503,
  provider_unavailable: 503,
};

export const ruleRefusalStatus = 422;

/** Refusals that any call may give, so that a call lists only its own. */
export const commonRefusals = [
  'invalid_input',
  'malformed_body',
  'unknown_merchant',
  'body_too_large',
  'too_many_requests',
  'under_maintenance',
  'region_blocked',
  'unknown_error',
] as const;
