-- Search in the catalogue (docs/decisions/087).

-- Returns a text as search compares it: without accents, case, width, invisible marks, apostrophes and punctuation, words
-- one space apart. Stored columns are computed from it: after a change a migration has to compute them again.
CREATE OR REPLACE FUNCTION fold_name(raw text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN trim(regexp_replace(
    lower(translate(
      regexp_replace(
        normalize(raw, NFKD),
        '[\u00ad\u0300-\u036f\u061c\u180b-\u180f\u1ab0-\u1aff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff''`\u02bc\u2018\u2019]',
        '',
        'g'),
      'đĐøØłŁħĦı',
      'ddoollhhi')),
    '[][\s!"#$%&()*+,./:;<=>?@\\^_{|}~·•\u2010-\u2015\u201a-\u201f\u2026\u2044\u2212\u3001-\u3003\u3008-\u3011\u30fb-]+',
    ' ',
    'g'));

-- Returns the folded name of a game in all its languages. Stored columns are computed from it, as from fold_name.
CREATE OR REPLACE FUNCTION fold_names(name text, names jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_name(concat_ws(' ', name, (SELECT string_agg(value, ' ' ORDER BY key) FROM jsonb_each_text(names))));
