import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { DownloadIcon } from '@portal/shared/ui/icons/media';
import { useState } from 'react';

/** The whole selection as a file. */
export function ExportButton({ name, read }: { name: string; read: () => Promise<string> }) {
  const host = useHost();
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      saveCsv(name, await read());
      host.toast(intl.formatMessage({ id: 'record.exported' }), 'good');
    } catch (error) {
      host.toast(refusalOf(error)?.message ?? intl.formatMessage({ id: 'record.exportFailed' }), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button busy={isBusy} icon={<DownloadIcon size={18} />} onClick={() => void save()}>
      <FormattedMessage id="record.export" />
    </Button>
  );
}

/** The byte order mark that `text()` of a response removes; without it Excel does not read UTF-8. */
const byteOrderMark = '\uFEFF';

/** Passes a text file to the browser, which saves it under the name. */
function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
