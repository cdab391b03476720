-- All tables as an empty database gets them (docs/decisions/098). Changes of tables go to migrations/, never in here: the
-- fingerprint beside this file holds it. Functions stand in functions/, by subject.

-- The functions that columns and triggers below need; the others follow once all tables are there.
--> functions: ledger bonuses agents catalogue-search

-- Calls, jobs, events and the live stream

CREATE TABLE idempotency_records (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  owner text NOT NULL,
  lease_until timestamptz NOT NULL,
  status integer,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_records_scope_key_pk PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_created ON idempotency_records (created_at);

CREATE TABLE job_runs (
  job text NOT NULL,
  period text NOT NULL,
  owner text NOT NULL,
  lease_until timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  failure text,
  CONSTRAINT job_runs_job_period_pk PRIMARY KEY (job, period)
);

CREATE TABLE outbox_events (
  id bigserial PRIMARY KEY,
  xid bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_events_order ON outbox_events (topic, xid, id);
CREATE TRIGGER outbox_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON outbox_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE outbox_cursors (
  subscriber text PRIMARY KEY,
  last_xid bigint NOT NULL DEFAULT 0,
  last_id bigint NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  retry_at timestamptz
);

CREATE TABLE outbox_failures (
  id bigserial PRIMARY KEY,
  subscriber text NOT NULL,
  event_id bigint NOT NULL,
  reason text NOT NULL,
  failed_at timestamptz NOT NULL
);

CREATE TABLE live_events (
  id bigserial PRIMARY KEY,
  member_id text,
  event jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX live_events_created ON live_events (created_at);
CREATE INDEX live_events_member ON live_events (member_id, id);

-- Settings and content

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);

CREATE TABLE settings_history (
  key text NOT NULL,
  version integer NOT NULL,
  value jsonb NOT NULL,
  at timestamptz NOT NULL,
  who text NOT NULL,
  why text NOT NULL,
  CONSTRAINT settings_history_key_version_pk PRIMARY KEY (key, version)
);
CREATE TRIGGER settings_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON settings_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE content_versions (
  area text PRIMARY KEY,
  version integer NOT NULL
);

CREATE TABLE content_items (
  kind text NOT NULL,
  id text NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL,
  value jsonb,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  CONSTRAINT content_items_kind_id_pk PRIMARY KEY (kind, id)
);

CREATE TABLE content_history (
  kind text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL,
  position integer NOT NULL,
  value jsonb,
  at timestamptz NOT NULL,
  who text NOT NULL,
  why text NOT NULL,
  CONSTRAINT content_history_kind_id_version_pk PRIMARY KEY (kind, id, version)
);
CREATE TRIGGER content_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE pictures (
  hash text PRIMARY KEY,
  bytes bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  at timestamptz NOT NULL,
  who text NOT NULL
);

CREATE TABLE feedback (
  reference text PRIMARY KEY,
  at timestamptz NOT NULL,
  member_id text,
  question_type text NOT NULL,
  content text NOT NULL
);

-- Operators

CREATE TABLE operators (
  username text PRIMARY KEY,
  password_hash text NOT NULL,
  second_factor_secret text NOT NULL,
  last_used_step bigint NOT NULL DEFAULT 0,
  roles jsonb NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  has_first_password boolean NOT NULL DEFAULT false
);

CREATE TABLE operator_sessions (
  token_hash text PRIMARY KEY,
  username text NOT NULL,
  long_lived boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE TABLE audit_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  act text NOT NULL,
  target text NOT NULL,
  why text NOT NULL,
  detail jsonb NOT NULL
);
CREATE INDEX audit_lines_at ON audit_lines (at);

CREATE TABLE proposals (
  id text PRIMARY KEY,
  act text NOT NULL,
  target_id text NOT NULL,
  seen_version integer NOT NULL,
  input jsonb NOT NULL,
  maker text NOT NULL,
  why text NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open',
  decided_by text,
  decided_why text,
  decided_at timestamptz,
  CONSTRAINT proposals_two_persons CHECK (state <> 'accepted' OR decided_by <> maker)
);
CREATE INDEX proposals_state ON proposals (state, made_at);
CREATE INDEX proposals_target ON proposals (target_id);
CREATE UNIQUE INDEX proposals_open ON proposals (target_id) WHERE state = 'open';

-- Releases

CREATE TABLE releases (
  name text NOT NULL,
  version text NOT NULL,
  manifest jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  CONSTRAINT releases_name_version_pk PRIMARY KEY (name, version)
);

CREATE TABLE release_acts (
  sequence integer PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  act text NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  why text NOT NULL,
  percent integer NOT NULL DEFAULT 100
);

CREATE TABLE release_freezes (
  id serial PRIMARY KEY,
  act text NOT NULL,
  at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  who text NOT NULL,
  why text NOT NULL
);

CREATE TABLE release_previews (
  id text PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  made_at timestamptz NOT NULL,
  made_by text NOT NULL,
  expires_at timestamptz NOT NULL,
  why text NOT NULL,
  ended_at timestamptz
);
CREATE INDEX release_previews_expiry ON release_previews (expires_at);

CREATE TABLE release_loads (
  ticket text NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  reason text,
  mount_ms integer,
  visitor text NOT NULL,
  address text NOT NULL,
  CONSTRAINT release_loads_ticket_remote_version_pk PRIMARY KEY (ticket, remote, version)
);
CREATE INDEX release_loads_at ON release_loads (at);

CREATE TABLE release_composition_faults (
  ticket text PRIMARY KEY,
  fault text NOT NULL,
  at timestamptz NOT NULL,
  visitor text NOT NULL,
  address text NOT NULL
);
CREATE INDEX release_composition_faults_at ON release_composition_faults (at);

CREATE TABLE release_alerts (
  id bigserial PRIMARY KEY,
  occasion text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  name text,
  version text,
  text text NOT NULL,
  CONSTRAINT release_alerts_occasion_unique UNIQUE (occasion)
);

CREATE TABLE publisher_keys (
  kid text PRIMARY KEY,
  name text NOT NULL,
  label text NOT NULL,
  x text NOT NULL,
  y text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by text NOT NULL,
  revoked_at timestamptz,
  last_used_at timestamptz,
  CONSTRAINT publisher_keys_label UNIQUE (name, label)
);

-- Members and their branches

CREATE TABLE members (
  id text PRIMARY KEY,
  account text NOT NULL,
  account_key text NOT NULL,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  payment_password_hash text,
  nickname text NOT NULL,
  type integer NOT NULL,
  upline_path text NOT NULL,
  affiliate_code text,
  rank_level integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  terms_version text NOT NULL,
  profile text,
  state text NOT NULL DEFAULT 'open',
  registered_at timestamptz NOT NULL,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  has_password boolean NOT NULL DEFAULT true,
  payment_tries integer NOT NULL DEFAULT 0,
  payment_locked_until timestamptz,
  first_login_done_at timestamptz,
  language text,
  avatar text,
  time_zone text,
  CONSTRAINT members_account_key_unique UNIQUE (account_key),
  CONSTRAINT members_affiliate_code_unique UNIQUE (affiliate_code)
);
CREATE INDEX members_upline_path ON members (upline_path text_pattern_ops);
CREATE INDEX members_parent ON members (left(upline_path, -1 - length(id)), account_key COLLATE "C");
CREATE INDEX members_by_account ON members (account_key COLLATE "C", upline_path);
CREATE INDEX members_agents ON members (left(upline_path, -1 - length(id)), account_key COLLATE "C")
  WHERE type <> 0;
CREATE INDEX members_closed ON members (left(upline_path, -1 - length(id)), account_key COLLATE "C")
  WHERE state <> 'open';
CREATE INDEX members_registered ON members (registered_at, upline_path);

CREATE TABLE member_contacts (
  member_id text NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  blind_index text NOT NULL,
  verified_at timestamptz,
  changed_at timestamptz NOT NULL,
  replaced_value text,
  replaced_at timestamptz,
  CONSTRAINT member_contacts_member_id_kind_pk PRIMARY KEY (member_id, kind)
);
CREATE UNIQUE INDEX member_contacts_verified_mobile ON member_contacts (blind_index)
  WHERE kind = 'mobile' AND verified_at IS NOT NULL;
CREATE INDEX member_contacts_verified ON member_contacts (blind_index) WHERE verified_at IS NOT NULL;

CREATE TABLE member_addresses (
  member_id text NOT NULL,
  address_index text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  CONSTRAINT member_addresses_member_id_address_index_pk PRIMARY KEY (member_id, address_index)
);

CREATE TABLE password_links (
  token_hash text PRIMARY KEY,
  member_id text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_links_member ON password_links (member_id);
CREATE INDEX password_links_expiry ON password_links (expires_at);

CREATE TABLE branch_sizes (
  member_id text PRIMARY KEY,
  members integer NOT NULL,
  direct_members integer NOT NULL
);

CREATE TABLE upline_paths (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL,
  path text NOT NULL,
  held_from timestamptz NOT NULL,
  held_until timestamptz NOT NULL
);
CREATE INDEX upline_paths_member ON upline_paths (member_id);
CREATE INDEX upline_paths_path ON upline_paths (path text_pattern_ops);

-- Sessions and sign-in

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  address text NOT NULL,
  client text NOT NULL DEFAULT '',
  password_change_required boolean NOT NULL DEFAULT false,
  id text NOT NULL,
  end_reason text,
  CONSTRAINT sessions_id_unique UNIQUE (id)
);
CREATE INDEX sessions_member ON sessions (member_id, last_seen_at);

CREATE TABLE login_tries (
  id text PRIMARY KEY,
  at timestamptz NOT NULL,
  address text NOT NULL,
  account text NOT NULL,
  outcome text NOT NULL
);
CREATE INDEX login_tries_address ON login_tries (address, at);
CREATE INDEX login_tries_at ON login_tries (at);
CREATE INDEX login_tries_account ON login_tries (account, at)
  WHERE outcome IN ('pending', 'failed', 'success');

CREATE TABLE login_totals (
  minute timestamptz NOT NULL,
  stripe integer NOT NULL,
  succeeded integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  unanswered integer NOT NULL DEFAULT 0,
  CONSTRAINT login_totals_minute_stripe_pk PRIMARY KEY (minute, stripe)
);

CREATE TABLE login_challenges (
  id_hash text PRIMARY KEY,
  member_id text NOT NULL,
  address text NOT NULL,
  client text NOT NULL,
  methods jsonb NOT NULL,
  remember boolean NOT NULL,
  password_change_required boolean NOT NULL,
  password_expired boolean NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX login_challenges_member ON login_challenges (member_id);
CREATE INDEX login_challenges_expiry ON login_challenges (expires_at);

CREATE TABLE extra_failures (
  member_id text PRIMARY KEY,
  since timestamptz NOT NULL,
  failures integer NOT NULL
);

CREATE TABLE remember_tokens (
  token_hash text PRIMARY KEY,
  family text NOT NULL,
  member_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX remember_tokens_family ON remember_tokens (family);
CREATE INDEX remember_tokens_member ON remember_tokens (member_id);
CREATE INDEX remember_tokens_expiry ON remember_tokens (expires_at);

CREATE TABLE member_identities (
  provider_id text PRIMARY KEY,
  member_id text NOT NULL,
  channel text NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX member_identities_member ON member_identities (member_id);

CREATE TABLE used_identity_tokens (
  token_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_identity_tokens_expiry ON used_identity_tokens (expires_at);

CREATE TABLE authenticators (
  member_id text PRIMARY KEY,
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_used_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE payload_ids (
  jti text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX payload_ids_expiry ON payload_ids (expires_at);

-- Verification and delivery

CREATE TABLE verification_codes (
  purpose text NOT NULL,
  recipient text NOT NULL,
  code_mac text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT verification_codes_purpose_recipient_pk PRIMARY KEY (purpose, recipient)
);
CREATE INDEX verification_codes_expiry ON verification_codes (expires_at);

CREATE TABLE verification_send_counters (
  key text PRIMARY KEY,
  day date NOT NULL,
  sent integer NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX verification_send_counters_day ON verification_send_counters (day);

CREATE TABLE verification_used_challenges (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verification_used_challenges_expiry ON verification_used_challenges (expires_at);

CREATE TABLE captchas (
  id text PRIMARY KEY,
  answer_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE delivery_messages (
  id text PRIMARY KEY,
  channel text NOT NULL,
  template text NOT NULL,
  sealed text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  failure text
);
CREATE INDEX delivery_messages_due ON delivery_messages (state, next_at);

-- Inbox

CREATE TABLE inbox_messages (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  reference text NOT NULL,
  topic text NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX inbox_messages_reference ON inbox_messages (member_id, reference);
CREATE INDEX inbox_messages_shown ON inbox_messages (member_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX inbox_messages_unread ON inbox_messages (member_id) WHERE read_at IS NULL AND deleted_at IS NULL;

CREATE TABLE inbox_notice_reads (
  member_id text NOT NULL,
  notice_id text NOT NULL,
  read_at timestamptz NOT NULL,
  CONSTRAINT inbox_notice_reads_member_id_notice_id_pk PRIMARY KEY (member_id, notice_id)
);

-- Ledger

CREATE TABLE ledger_accounts (
  id text PRIMARY KEY,
  owner_kind text NOT NULL,
  owner_id text NOT NULL,
  kind text NOT NULL,
  unit text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  may_go_negative boolean NOT NULL DEFAULT false,
  CONSTRAINT ledger_accounts_not_negative CHECK (may_go_negative OR balance >= 0)
);
CREATE INDEX ledger_accounts_owner ON ledger_accounts (owner_kind, owner_id);
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_transfers (
  id bigserial PRIMARY KEY,
  source text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  content text NOT NULL,
  meta jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX ledger_transfers_reference ON ledger_transfers (source, reference);
CREATE INDEX ledger_transfers_time ON ledger_transfers USING brin (created_at);
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_entries (
  id bigserial PRIMARY KEY,
  transfer_id bigint NOT NULL,
  account_id text NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  CONSTRAINT ledger_entries_transfer_id_ledger_transfers_id_fk
    FOREIGN KEY (transfer_id) REFERENCES ledger_transfers(id),
  CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk FOREIGN KEY (account_id) REFERENCES ledger_accounts(id)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);
CREATE INDEX ledger_entries_transfer ON ledger_entries (transfer_id);
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_balanced();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Games, studios and launches

CREATE TABLE studios (
  provider text PRIMARY KEY,
  origin text NOT NULL
);

CREATE TABLE vendors (
  vassalage text NOT NULL,
  game_type text NOT NULL,
  provider text NOT NULL,
  name text NOT NULL,
  account_type_id text NOT NULL,
  is_hot boolean NOT NULL DEFAULT false,
  wallet_mode text NOT NULL DEFAULT 'seamless',
  position integer NOT NULL,
  image text,
  unavailable text,
  opens_in text NOT NULL DEFAULT 'frame',
  studio_name text,
  folded text GENERATED ALWAYS AS (fold_name(name)) STORED,
  CONSTRAINT vendors_vassalage_game_type_pk PRIMARY KEY (vassalage, game_type)
);

CREATE TABLE games (
  node_id text PRIMARY KEY,
  provider text NOT NULL,
  game_code text NOT NULL,
  name text NOT NULL,
  game_type text NOT NULL,
  vassalage text NOT NULL,
  classify text,
  is_game text NOT NULL DEFAULT 'GAME',
  is_hot boolean NOT NULL DEFAULT false,
  is_new boolean NOT NULL DEFAULT false,
  min_bet_minor bigint NOT NULL,
  max_bet_minor bigint NOT NULL,
  lines integer NOT NULL,
  has_jackpot boolean NOT NULL DEFAULT false,
  theme text NOT NULL,
  seed integer NOT NULL,
  position integer NOT NULL,
  unavailable text,
  rooms jsonb NOT NULL DEFAULT '[]'::jsonb,
  image text,
  names jsonb NOT NULL DEFAULT '{}'::jsonb,
  folded text GENERATED ALWAYS AS (fold_names(name, names)) STORED
);
CREATE UNIQUE INDEX games_code ON games (provider, game_code);
CREATE INDEX games_type ON games (game_type, "position");
CREATE INDEX games_image ON games (node_id) WHERE image IS NOT NULL;

CREATE TABLE favourite_games (
  member_id text NOT NULL,
  node_id text NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT favourite_games_member_id_node_id_pk PRIMARY KEY (member_id, node_id)
);

CREATE TABLE launches (
  id text PRIMARY KEY,
  token_hash text NOT NULL,
  token_used_at timestamptz,
  member_id text NOT NULL,
  node_id text NOT NULL,
  provider text NOT NULL,
  play_account text NOT NULL,
  upline_path text NOT NULL,
  language text NOT NULL,
  theme text NOT NULL,
  back_url text NOT NULL,
  client_release text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  session_id text NOT NULL,
  room_id text,
  lottery jsonb,
  exchange_id text,
  CONSTRAINT launches_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX launches_member ON launches (member_id, created_at);
CREATE INDEX launches_session ON launches (session_id);

CREATE TABLE vendor_keys (
  key_id text PRIMARY KEY,
  provider text NOT NULL,
  sealed_secret text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE TABLE vendor_nonces (
  provider text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT vendor_nonces_provider_nonce_pk PRIMARY KEY (provider, nonce)
);
CREATE INDEX vendor_nonces_at ON vendor_nonces (at);

CREATE TABLE vendor_results (
  event_id text NOT NULL,
  game_code text NOT NULL,
  provider text NOT NULL,
  stage smallint NOT NULL,
  state text NOT NULL,
  kind text NOT NULL,
  opens_at timestamptz,
  closes_at timestamptz,
  result text,
  commitment text,
  seed text,
  told_at timestamptz NOT NULL,
  draws_at timestamptz,
  reason text,
  CONSTRAINT vendor_results_event_id_game_code_provider_stage_pk PRIMARY KEY (event_id, game_code, provider, stage)
);
CREATE TRIGGER vendor_results_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_results
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE vendor_corrections (
  event_id text NOT NULL,
  game_code text NOT NULL,
  provider text NOT NULL,
  correction smallint NOT NULL,
  result text NOT NULL,
  reason text NOT NULL,
  told_at timestamptz NOT NULL,
  CONSTRAINT vendor_corrections_event_id_game_code_provider_correction_pk
    PRIMARY KEY (event_id, game_code, provider, correction)
);
CREATE TRIGGER vendor_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_stops (
  scope text NOT NULL,
  target text NOT NULL,
  who text NOT NULL,
  why text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT play_stops_scope_target_pk PRIMARY KEY (scope, target)
);

-- Rounds

-- A bet on its way through place_bets: what was asked, what its launch says, and what became of it.
CREATE TYPE bet_in_hand AS (
  no integer,
  provider text,
  nonce text,
  transaction_id text,
  launch_id text,
  member_id text,
  round_id text,
  round_key text,
  amount bigint,
  house text,
  -- Null if the launch is missing or not the player's; `refusal` then says so.
  play_account text,
  upline_path text,
  client_release text,
  node_id text,
  refusal text,
  outcome text,
  transfer_id bigint,
  reference text,
  balance_before bigint,
  balance bigint,
  house_balance bigint,
  round_opened boolean
);

-- A win on its way through settle_wins: what was asked, and what became of it.
CREATE TYPE win_in_hand AS (
  no integer,
  transaction_id text,
  member_id text,
  round_key text,
  amount bigint,
  closes boolean,
  play_account text,
  outcome text,
  reference text,
  balance bigint,
  house_balance bigint,
  -- 1, 2, ... over the wins that are posted and move something.
  transfer_no bigint,
  transfer_id bigint
);

CREATE TABLE rounds (
  id text PRIMARY KEY,
  provider text NOT NULL,
  round_id text NOT NULL,
  member_id text NOT NULL,
  launch_id text NOT NULL,
  node_id text NOT NULL,
  play_account text NOT NULL,
  upline_path text NOT NULL,
  client_release text NOT NULL,
  state text NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  balance_before_minor bigint NOT NULL,
  balance_after_minor bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX rounds_member ON rounds (member_id, opened_at);
CREATE INDEX rounds_won ON rounds (win_minor, settled_at) WHERE win_minor > 0;
CREATE INDEX rounds_open ON rounds (state) WHERE state = 'open';

CREATE TABLE round_transactions (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL,
  round_key text NOT NULL,
  member_id text NOT NULL,
  amount_minor bigint NOT NULL,
  bet_transaction_id text,
  closes_round boolean NOT NULL DEFAULT false,
  reference text NOT NULL,
  balance_after_minor bigint NOT NULL,
  at timestamptz NOT NULL,
  taken_back_minor bigint,
  owed_minor bigint,
  CONSTRAINT round_transactions_transaction_id_provider_pk PRIMARY KEY (transaction_id, provider)
);
CREATE INDEX round_transactions_round ON round_transactions (round_key);
CREATE UNIQUE INDEX round_transactions_taken_back ON round_transactions (bet_transaction_id, provider)
  WHERE bet_transaction_id IS NOT NULL;
CREATE INDEX round_transactions_time ON round_transactions USING brin (at);
CREATE TRIGGER round_transactions_bonus AFTER INSERT ON round_transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_bonus_play();

-- Lotteries

CREATE TABLE lottery_games (
  game_id text PRIMARY KEY,
  game_code text NOT NULL,
  vassalage text NOT NULL,
  prize_mode text NOT NULL,
  group_code text NOT NULL,
  group_name text NOT NULL,
  default_play_type text NOT NULL
);

CREATE TABLE lottery_draws (
  provider text NOT NULL,
  game_code text NOT NULL,
  event_id text NOT NULL,
  state text NOT NULL,
  closes_at timestamptz,
  draws_at timestamptz,
  drawn_at timestamptz,
  prizes jsonb NOT NULL DEFAULT '[]'::jsonb,
  corrections smallint NOT NULL DEFAULT 0,
  commitment text,
  seed text,
  reason text,
  CONSTRAINT lottery_draws_event_id_game_code_provider_pk PRIMARY KEY (event_id, game_code, provider)
);
CREATE INDEX lottery_draws_ended ON lottery_draws (provider, game_code, drawn_at, event_id)
  WHERE drawn_at IS NOT NULL;
CREATE INDEX lottery_draws_to_come ON lottery_draws (provider, game_code, draws_at)
  WHERE state IN ('open', 'closed');

CREATE TABLE lottery_plays (
  day date NOT NULL,
  game_id text NOT NULL,
  bets integer NOT NULL,
  CONSTRAINT lottery_plays_day_game_id_pk PRIMARY KEY (day, game_id)
);

-- Payments

CREATE TABLE bank_accounts (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  bank_code text NOT NULL,
  sealed text NOT NULL,
  number_index text NOT NULL,
  bound_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX bank_accounts_number ON bank_accounts (number_index);
CREATE UNIQUE INDEX bank_accounts_own ON bank_accounts (member_id, number_index) WHERE removed_at IS NULL;

CREATE TABLE deposits (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  method_id text NOT NULL,
  method_name text NOT NULL,
  provider text NOT NULL,
  amount_minor bigint NOT NULL,
  fee_basis_points integer NOT NULL,
  state text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  reference text NOT NULL,
  pay_to jsonb,
  shows_qr boolean NOT NULL,
  pay_token text NOT NULL,
  is_closed boolean NOT NULL DEFAULT false,
  review text,
  rejection text,
  payment_reference text,
  arrived_minor bigint,
  fee_minor bigint,
  repaid_minor bigint,
  release text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  is_opened boolean NOT NULL DEFAULT false,
  ask_again_at timestamptz,
  CONSTRAINT deposits_reference_unique UNIQUE (reference),
  CONSTRAINT deposits_pay_token_unique UNIQUE (pay_token),
  CONSTRAINT deposits_amount CHECK (amount_minor > 0),
  CONSTRAINT deposits_credited CHECK (
    state <> 'credited' OR (
      payment_reference IS NOT NULL AND arrived_minor > 0 AND fee_minor >= 0 AND repaid_minor >= 0
      AND fee_minor + repaid_minor <= arrived_minor
    ) IS TRUE
  )
);
CREATE INDEX deposits_member ON deposits (member_id, created_at);
CREATE INDEX deposits_state ON deposits (state, created_at);
CREATE INDEX deposits_due ON deposits (expires_at) WHERE state = 'created';
CREATE INDEX deposits_to_close ON deposits (changed_at)
  WHERE state = 'cancelled' AND is_opened AND NOT is_closed;
CREATE UNIQUE INDEX deposits_payment
  ON deposits (provider, (CASE WHEN provider = 'manual' THEN lower(payment_reference) ELSE payment_reference END))
  WHERE payment_reference IS NOT NULL;

CREATE TABLE deposit_events (
  deposit_id text NOT NULL,
  version integer NOT NULL,
  act text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT deposit_events_deposit_id_version_pk PRIMARY KEY (deposit_id, version)
);
CREATE TRIGGER deposit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE deposit_proofs (
  id text PRIMARY KEY,
  deposit_id text NOT NULL,
  sealed text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX deposit_proofs_deposit ON deposit_proofs (deposit_id);

CREATE TABLE deposit_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_id text NOT NULL,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  state text NOT NULL,
  amount_minor bigint NOT NULL,
  outcome text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX deposit_notices_order ON deposit_notices (order_id);
CREATE INDEX deposit_notices_outcome ON deposit_notices (outcome, id);
CREATE UNIQUE INDEX deposit_notices_event
  ON deposit_notices (provider, event_id, order_id, payment_id, state, amount_minor);
CREATE TRIGGER deposit_notices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_notices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE credited_notices (
  reference text PRIMARY KEY,
  member_id text NOT NULL,
  amount_minor bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX credited_notices_member ON credited_notices (member_id);

CREATE TABLE provider_nonces (
  provider text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT provider_nonces_provider_nonce_pk PRIMARY KEY (provider, nonce)
);
CREATE INDEX provider_nonces_at ON provider_nonces (at);

CREATE TABLE withdrawals (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  bank_account_id text NOT NULL,
  amount_minor bigint NOT NULL,
  fee_minor bigint NOT NULL,
  state text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  release text NOT NULL,
  applied_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT withdrawals_amounts CHECK (amount_minor > fee_minor AND fee_minor >= 0)
);
CREATE INDEX withdrawals_member ON withdrawals (member_id, applied_at);
CREATE INDEX withdrawals_state ON withdrawals (state, applied_at);

CREATE TABLE withdrawal_parts (
  id text PRIMARY KEY,
  withdrawal_id text NOT NULL,
  no integer NOT NULL,
  amount_minor bigint NOT NULL,
  reference text NOT NULL,
  state text NOT NULL,
  paid_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE UNIQUE INDEX withdrawal_parts_no ON withdrawal_parts (withdrawal_id, no);
CREATE INDEX withdrawal_parts_due ON withdrawal_parts (answer_by) WHERE state = 'paid';
CREATE UNIQUE INDEX withdrawal_parts_reference ON withdrawal_parts (lower(reference));

CREATE TABLE withdrawal_events (
  withdrawal_id text NOT NULL,
  version integer NOT NULL,
  act text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT withdrawal_events_withdrawal_id_version_pk PRIMARY KEY (withdrawal_id, version)
);
CREATE TRIGGER withdrawal_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE withdrawal_proofs (
  id text PRIMARY KEY,
  withdrawal_id text NOT NULL,
  sealed text NOT NULL,
  at timestamptz NOT NULL,
  part_ids text[]
);
CREATE INDEX withdrawal_proofs_withdrawal ON withdrawal_proofs (withdrawal_id);

CREATE TABLE turnover_requirements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id text NOT NULL,
  reference text NOT NULL,
  required_minor bigint NOT NULL,
  bet_minor bigint NOT NULL DEFAULT 0,
  at timestamptz NOT NULL,
  weights jsonb,
  amount_minor bigint NOT NULL,
  CONSTRAINT turnover_requirements_reference_unique UNIQUE (reference)
);
CREATE INDEX turnover_requirements_open ON turnover_requirements (member_id, id) WHERE bet_minor < required_minor;

CREATE TABLE bonus_holds (
  requirement_id bigint PRIMARY KEY,
  member_id text NOT NULL,
  held_minor bigint NOT NULL,
  staked_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT bonus_holds_not_negative CHECK (held_minor >= 0 AND staked_minor >= 0)
);
CREATE INDEX bonus_holds_member ON bonus_holds (member_id, requirement_id);

CREATE TABLE bonus_rounds (
  round_key text NOT NULL,
  requirement_id bigint NOT NULL,
  staked_minor bigint NOT NULL,
  won_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT bonus_rounds_round_key_requirement_id_pk PRIMARY KEY (round_key, requirement_id)
);

-- Reports

CREATE TABLE reconciliations (
  id bigserial PRIMARY KEY,
  day date NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  report jsonb NOT NULL
);
CREATE INDEX reconciliations_day ON reconciliations (day, id);
CREATE UNIQUE INDEX reconciliations_daily ON reconciliations (day) WHERE made_by = 'daily';
CREATE TRIGGER reconciliations_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reconciliations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Rewards: grants, promotions, rebates and ranks

CREATE TABLE reward_grants (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  source text NOT NULL,
  reference text NOT NULL,
  name jsonb NOT NULL,
  amount_minor bigint NOT NULL,
  points bigint NOT NULL,
  turnover_percent integer NOT NULL,
  weights jsonb,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  claimed_at timestamptz,
  declined_at timestamptz
);
CREATE UNIQUE INDEX reward_grants_reference ON reward_grants (member_id, source, reference);
CREATE INDEX reward_grants_member ON reward_grants (member_id, state, created_at);
CREATE INDEX reward_grants_expiry ON reward_grants (expires_at) WHERE state = 'claimable';

CREATE TABLE promotion_participations (
  id text PRIMARY KEY,
  promotion_id text NOT NULL,
  member_id text NOT NULL,
  period text NOT NULL,
  state text NOT NULL,
  version integer NOT NULL,
  titles jsonb NOT NULL,
  comment text,
  reason text,
  deposit_id text,
  amount_minor bigint,
  points bigint,
  created_at timestamptz NOT NULL,
  terms jsonb
);
CREATE UNIQUE INDEX promotion_participations_period ON promotion_participations (member_id, promotion_id, period);
CREATE UNIQUE INDEX promotion_participations_deposit ON promotion_participations (deposit_id)
  WHERE deposit_id IS NOT NULL;
CREATE INDEX promotion_participations_state ON promotion_participations (state, created_at);
CREATE INDEX promotion_participations_promotion ON promotion_participations (promotion_id);

CREATE TABLE promotion_events (
  participation_id text NOT NULL,
  version integer NOT NULL,
  act text NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT promotion_events_participation_id_version_pk PRIMARY KEY (participation_id, version)
);

CREATE TABLE promotion_images (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  promotion_id text NOT NULL,
  participation_id text,
  sealed text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX promotion_images_participation ON promotion_images (participation_id);
CREATE INDEX promotion_images_loose ON promotion_images (member_id, promotion_id) WHERE participation_id IS NULL;

CREATE TABLE promotion_books (
  promotion_id text PRIMARY KEY,
  taken integer NOT NULL,
  spent_minor bigint NOT NULL
);

CREATE TABLE rebate_days (
  member_id text NOT NULL,
  game_type text NOT NULL,
  day date NOT NULL,
  valid_minor bigint NOT NULL,
  basis_points integer NOT NULL,
  rebated_minor bigint NOT NULL,
  paid_minor bigint NOT NULL,
  CONSTRAINT rebate_days_member_id_game_type_day_pk PRIMARY KEY (member_id, game_type, day)
);
CREATE INDEX rebate_days_day ON rebate_days (day, game_type);

CREATE TABLE rebate_payments (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  game_type text NOT NULL,
  mode text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  valid_minor bigint NOT NULL,
  amount_minor bigint NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE INDEX rebate_payments_member ON rebate_payments (member_id, paid_at);

CREATE TABLE valid_rounds (
  round_id text PRIMARY KEY,
  member_id text NOT NULL
);

CREATE TABLE vip_progress (
  member_id text PRIMARY KEY,
  valid_minor bigint NOT NULL,
  reached_rank integer NOT NULL
);

CREATE TABLE vip_months (
  month text NOT NULL,
  member_id text NOT NULL,
  valid_minor bigint NOT NULL,
  CONSTRAINT vip_months_month_member_id_pk PRIMARY KEY (month, member_id)
);
CREATE INDEX vip_months_best ON vip_months (month, valid_minor);

-- Rewards: points and missions

CREATE TABLE point_rounds (
  round_id text PRIMARY KEY,
  member_id text NOT NULL
);

CREATE TABLE point_progress (
  member_id text NOT NULL,
  kind text NOT NULL,
  points bigint NOT NULL,
  rest_minor bigint NOT NULL,
  CONSTRAINT point_progress_member_id_kind_pk PRIMARY KEY (member_id, kind)
);

CREATE TABLE point_redemptions (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  present_id text NOT NULL,
  type text NOT NULL,
  name jsonb NOT NULL,
  quantity integer NOT NULL,
  points bigint NOT NULL,
  amount_minor bigint NOT NULL,
  turnover_percent integer NOT NULL,
  state text NOT NULL,
  address text NOT NULL,
  mobile text NOT NULL,
  remark text NOT NULL,
  balance bigint NOT NULL,
  release text NOT NULL,
  applied_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX point_redemptions_member ON point_redemptions (member_id, applied_at);
CREATE INDEX point_redemptions_state ON point_redemptions (state, applied_at);

CREATE TABLE point_presents_taken (
  present_id text PRIMARY KEY,
  taken integer NOT NULL
);

CREATE TABLE point_conversions (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  points bigint NOT NULL,
  amount_minor bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX point_conversions_member ON point_conversions (member_id, at);

CREATE TABLE mission_rounds (
  round_id text PRIMARY KEY,
  member_id text NOT NULL,
  day date NOT NULL,
  game_type text NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  settled_at timestamptz NOT NULL
);
CREATE INDEX mission_rounds_member ON mission_rounds (member_id, day);

CREATE TABLE mission_plays (
  member_id text NOT NULL,
  span text NOT NULL,
  game_type text NOT NULL,
  stake_minor bigint NOT NULL,
  rounds integer NOT NULL,
  step_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT mission_plays_member_id_span_game_type_step_minor_pk PRIMARY KEY (member_id, span, game_type, step_minor)
);

CREATE TABLE mission_wins (
  member_id text NOT NULL,
  span text NOT NULL,
  game_type text NOT NULL,
  step_minor bigint NOT NULL,
  wins integer NOT NULL,
  CONSTRAINT mission_wins_member_id_span_game_type_step_minor_pk PRIMARY KEY (member_id, span, game_type, step_minor)
);

CREATE TABLE mission_games (
  member_id text NOT NULL,
  span text NOT NULL,
  game_type text NOT NULL,
  game_id text NOT NULL,
  step_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT mission_games_member_id_span_game_type_game_id_step_minor_pk
    PRIMARY KEY (member_id, span, game_type, game_id, step_minor)
);

CREATE TABLE mission_deposits (
  reference text PRIMARY KEY,
  member_id text NOT NULL,
  day date NOT NULL,
  amount_minor bigint NOT NULL
);
CREATE INDEX mission_deposits_member ON mission_deposits (member_id, day);

CREATE TABLE missions_reached (
  member_id text NOT NULL,
  mission_id text NOT NULL,
  period_key text NOT NULL,
  period text NOT NULL,
  name jsonb NOT NULL,
  goal jsonb NOT NULL,
  reward jsonb NOT NULL,
  reached_at timestamptz NOT NULL,
  claim_until timestamptz,
  claimed_at timestamptz,
  declined_at timestamptz,
  CONSTRAINT missions_reached_member_id_mission_id_period_key_pk PRIMARY KEY (member_id, mission_id, period_key)
);

CREATE TABLE leaderboard_weeks (
  week date PRIMARY KEY,
  rule jsonb,
  paid_at timestamptz
);

CREATE TABLE leaderboard_scores (
  week date NOT NULL,
  member_id text NOT NULL,
  score bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  CONSTRAINT leaderboard_scores_week_member_id_pk PRIMARY KEY (week, member_id)
);
CREATE INDEX leaderboard_scores_place ON leaderboard_scores (week, score DESC NULLS LAST, reached_at, member_id);

-- Rewards: games of chance

CREATE TABLE chance_seeds (
  member_id text NOT NULL,
  game text NOT NULL,
  sealed text NOT NULL,
  commitment text NOT NULL,
  CONSTRAINT chance_seeds_member_id_game_pk PRIMARY KEY (member_id, game)
);

CREATE TABLE chance_draws (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  game text NOT NULL,
  drop_id text,
  at timestamptz NOT NULL,
  day text NOT NULL,
  commitment text NOT NULL,
  server_seed text NOT NULL,
  client_seed text NOT NULL,
  number bigint NOT NULL,
  bound bigint NOT NULL,
  basis jsonb NOT NULL,
  amount_minor bigint NOT NULL,
  points bigint NOT NULL,
  turnover_percent integer NOT NULL
);
CREATE UNIQUE INDEX chance_draws_commitment ON chance_draws (commitment);
CREATE UNIQUE INDEX chance_draws_envelope ON chance_draws (member_id, drop_id);
CREATE INDEX chance_draws_member ON chance_draws (member_id, game, day);
CREATE INDEX chance_draws_at ON chance_draws (at);

CREATE TABLE chance_rounds (
  round_id text PRIMARY KEY,
  member_id text NOT NULL
);

CREATE TABLE chance_stakes (
  member_id text NOT NULL,
  day text NOT NULL,
  stake_minor bigint NOT NULL,
  CONSTRAINT chance_stakes_member_id_day_pk PRIMARY KEY (member_id, day)
);

CREATE TABLE chance_egg_tickets (
  member_id text PRIMARY KEY,
  tickets integer NOT NULL,
  rest_minor bigint NOT NULL
);

CREATE TABLE chance_spent (
  game text NOT NULL,
  day text NOT NULL,
  spent_minor bigint NOT NULL,
  CONSTRAINT chance_spent_game_day_pk PRIMARY KEY (game, day)
);

CREATE TABLE envelope_drops (
  id text PRIMARY KEY,
  sum_minor bigint NOT NULL,
  count integer NOT NULL,
  share text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  left_minor bigint NOT NULL,
  left_count integer NOT NULL,
  made_at timestamptz NOT NULL,
  day text NOT NULL,
  made_by text NOT NULL,
  closed_at timestamptz
);
CREATE INDEX envelope_drops_ends ON envelope_drops (ends_at);

CREATE TABLE declined_drops (
  member_id text NOT NULL,
  drop_id text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT declined_drops_member_id_drop_id_pk PRIMARY KEY (member_id, drop_id)
);

-- Rewards: referrals

CREATE TABLE referral_codes (
  member_id text PRIMARY KEY,
  code text NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT referral_codes_code_unique UNIQUE (code)
);

CREATE TABLE referral_links (
  friend_id text PRIMARY KEY,
  inviter_id text NOT NULL,
  invited_at timestamptz NOT NULL,
  deposited_minor bigint NOT NULL,
  staked_minor bigint NOT NULL,
  first_deposit_at timestamptz,
  reached_at timestamptz,
  withheld text,
  withheld_at timestamptz
);
CREATE INDEX referral_links_inviter ON referral_links (inviter_id, invited_at, friend_id);

CREATE TABLE referral_counted (
  kind text NOT NULL,
  reference text NOT NULL,
  CONSTRAINT referral_counted_kind_reference_pk PRIMARY KEY (kind, reference)
);

CREATE TABLE referral_days (
  friend_id text NOT NULL,
  day date NOT NULL,
  inviter_id text NOT NULL,
  bet_minor bigint NOT NULL,
  shared_minor bigint NOT NULL,
  CONSTRAINT referral_days_friend_id_day_pk PRIMARY KEY (friend_id, day)
);
CREATE INDEX referral_days_unpaid ON referral_days (inviter_id, day) WHERE bet_minor <> shared_minor;

CREATE TABLE referral_earnings (
  inviter_id text NOT NULL,
  friend_id text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  bet_minor bigint NOT NULL,
  basis_points bigint NOT NULL,
  amount_minor bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT referral_earnings_inviter_id_day_friend_id_kind_pk PRIMARY KEY (inviter_id, day, friend_id, kind)
);
CREATE INDEX referral_earnings_friend ON referral_earnings (friend_id);

-- Agents: figures, contracts and settlement

CREATE TABLE invitation_links (
  id text PRIMARY KEY,
  code text NOT NULL,
  agent_id text NOT NULL,
  type text NOT NULL,
  offers jsonb NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  uses_at_most integer,
  uses integer NOT NULL DEFAULT 0,
  closed_at timestamptz,
  CONSTRAINT invitation_links_code_unique UNIQUE (code)
);
CREATE INDEX invitation_links_agent ON invitation_links (agent_id, created_at, id);

CREATE TABLE team_bets (
  round_id text NOT NULL,
  member_id text NOT NULL,
  upline_path text NOT NULL,
  game_name text NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  settled_at timestamptz NOT NULL,
  day date NOT NULL,
  id text PRIMARY KEY,
  bet_stake_minor bigint NOT NULL,
  is_correction boolean NOT NULL DEFAULT false
);
CREATE INDEX team_bets_path ON team_bets (upline_path text_pattern_ops);
CREATE INDEX team_bets_settled ON team_bets (settled_at);
CREATE INDEX team_bets_member ON team_bets (member_id, settled_at);
CREATE INDEX team_bets_round ON team_bets (round_id);
CREATE INDEX team_bets_corrections ON team_bets (settled_at) WHERE is_correction;

CREATE TABLE team_money (
  id text PRIMARY KEY,
  kind text NOT NULL,
  member_id text NOT NULL,
  upline_path text NOT NULL,
  amount_minor bigint NOT NULL,
  at timestamptz NOT NULL,
  day date NOT NULL
);
CREATE INDEX team_money_at ON team_money (at);
CREATE INDEX team_money_path ON team_money (upline_path text_pattern_ops, at);

CREATE TABLE team_days (
  agent_id text NOT NULL,
  day date NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  rounds integer NOT NULL,
  active_members integer NOT NULL,
  bonus_minor bigint NOT NULL DEFAULT 0,
  rebate_minor bigint NOT NULL DEFAULT 0,
  deposit_minor bigint NOT NULL DEFAULT 0,
  withdrawal_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT team_days_agent_id_day_pk PRIMARY KEY (agent_id, day)
);

CREATE TABLE team_active (
  agent_id text NOT NULL,
  day date NOT NULL,
  gap integer NOT NULL,
  members integer NOT NULL,
  CONSTRAINT team_active_agent_id_day_gap_pk PRIMARY KEY (agent_id, day, gap)
);

CREATE TABLE player_days (
  member_id text NOT NULL,
  day date NOT NULL,
  upline_path text NOT NULL,
  upline_id text NOT NULL,
  stake_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  rounds integer NOT NULL,
  bonus_minor bigint NOT NULL DEFAULT 0,
  rebate_minor bigint NOT NULL DEFAULT 0,
  deposit_minor bigint NOT NULL DEFAULT 0,
  withdrawal_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT player_days_member_id_day_upline_path_pk PRIMARY KEY (member_id, day, upline_path)
);
CREATE INDEX player_days_upline ON player_days (upline_id, day);
CREATE INDEX player_days_path ON player_days (upline_path text_pattern_ops, day);

CREATE TABLE contracts (
  id text PRIMARY KEY,
  kind text NOT NULL,
  agent_id text NOT NULL,
  upline_id text,
  upline_path text NOT NULL,
  created_at timestamptz NOT NULL,
  closed_as text,
  ends_at timestamptz
);
CREATE UNIQUE INDEX contracts_open ON contracts (agent_id, kind) WHERE closed_as IS NULL AND ends_at IS NULL;
CREATE INDEX contracts_agent ON contracts (agent_id, created_at);
CREATE INDEX contracts_upline ON contracts (upline_id, created_at);

CREATE TABLE contract_versions (
  id text PRIMARY KEY,
  contract_id text NOT NULL,
  no integer NOT NULL,
  kind text NOT NULL,
  agent_id text NOT NULL,
  upline_id text,
  paid_by text NOT NULL,
  terms jsonb NOT NULL,
  offered_at timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  CONSTRAINT contract_versions_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id)
);
CREATE UNIQUE INDEX contract_versions_no ON contract_versions (contract_id, no);
CREATE INDEX contract_versions_force ON contract_versions (kind, from_at);
CREATE INDEX contract_versions_agent ON contract_versions (agent_id, from_at);
CREATE TRIGGER contract_versions_kept_as_agreed AFTER UPDATE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION keep_contract_version();
CREATE TRIGGER contract_versions_append_only BEFORE DELETE OR TRUNCATE ON contract_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE contract_requests (
  id text PRIMARY KEY,
  contract_id text NOT NULL,
  type text NOT NULL,
  terms jsonb,
  paid_by text,
  state text NOT NULL,
  asked_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT contract_requests_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts(id)
);
CREATE UNIQUE INDEX contract_requests_open ON contract_requests (contract_id) WHERE state = 'open';
CREATE INDEX contract_requests_contract ON contract_requests (contract_id);

CREATE TABLE agent_settlements (
  id text PRIMARY KEY,
  contract_id text NOT NULL,
  version_id text NOT NULL,
  kind text NOT NULL,
  agent_id text NOT NULL,
  upline_id text,
  payer_id text,
  depth integer NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  valid_bet_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  bonus_minor bigint NOT NULL,
  rebate_minor bigint NOT NULL,
  losing_minor bigint NOT NULL,
  winning_minor bigint NOT NULL,
  active_members integer NOT NULL,
  carried_in_minor bigint NOT NULL,
  carried_out_minor bigint NOT NULL,
  tier integer,
  rate integer NOT NULL,
  gross_minor bigint NOT NULL,
  taken jsonb NOT NULL,
  taken_minor bigint NOT NULL,
  amount_minor bigint NOT NULL,
  state text NOT NULL,
  settled_at timestamptz NOT NULL,
  paid_at timestamptz,
  upline_path text NOT NULL
);
CREATE UNIQUE INDEX agent_settlements_period ON agent_settlements (contract_id, period_start);
CREATE INDEX agent_settlements_agent ON agent_settlements (agent_id, kind, period_end);
CREATE INDEX agent_settlements_upline ON agent_settlements (upline_id, kind, period_end);
CREATE INDEX agent_settlements_pending ON agent_settlements (kind, period_end) WHERE state = 'pending';
CREATE INDEX agent_settlements_owed ON agent_settlements (payer_id, period_end) WHERE state = 'owed';
CREATE INDEX agent_settlements_received ON agent_settlements (agent_id, paid_at);
CREATE INDEX agent_settlements_given ON agent_settlements (payer_id, paid_at);
CREATE INDEX agent_settlements_recent ON agent_settlements (period_end, id);

CREATE TABLE settlement_marks (
  kind text PRIMARY KEY,
  until timestamptz NOT NULL
);
